// Tips for places of the player board, independent of the question.

import { t } from "../../../words/words.svelte";
import { inWords } from "../amounts";
import type { Block } from "../network/plan";
import type { Nation } from "../types";

export function teach(nation: Nation, id: string, block: Block | undefined): string[] {
  return [
    ...(block ? ofBerths(block) : id.startsWith("city-") ? ofCity(nation, id.slice(5)) : ofTunnel(nation, id)),
    ...printed(nation, id),
  ];
}

function ofCity(nation: Nation, site: string): string[] {
  const city = nation.cities[site];
  if (!city)
    return [t("site-city", { white: inWords(nation.costs.white ?? {}), purple: inWords(nation.costs.purple ?? {}) })];
  return [t(`city-${city}`), ...(nation.connected.includes(site) ? [] : [t("city-alone")])];
}

function ofTunnel(nation: Nation, id: string): string[] {
  const touches = nation.board.tunnels[id]?.some((site) => nation.connected.includes(site));
  return [touches ? t("tunnel-touches") : t("tunnel-joins")];
}

function ofBerths(block: Block): string[] {
  const kinds = new Set(block.berths.flatMap((berth) => (berth.building ? [berth.building.replace("+", "")] : [])));
  return [
    ...(block.kind === "expansion" ? [t("site-expansion")] : []),
    ...[...kinds].map((kind) => t(`makes-${kind}`)),
  ];
}

/** The printed icon, if the site is empty. */
function printed(nation: Nation, id: string): string[] {
  const key = id.replace(/^(city|berth)-/, "");
  const icon = nation.board.icons[key];
  const stands = key in nation.tunnels || key in nation.cities || key in nation.buildings;
  if (!icon || stands) return [];
  const gift = inWords(icon.gives ?? {});
  const more = inWords(icon.costs ?? {});
  return [...(gift ? [t("site-gift", { gift })] : []), ...(more ? [t("site-surcharge", { surcharge: more })] : [])];
}
