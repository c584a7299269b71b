// The preview of a thing on the board: its cost, its effect, or why it cannot be chosen.

import { forbidden, type TipText } from "../../guide/tip.svelte";
import { toldOf } from "../../kit/telling";
import type { Offer } from "../../net/protocol";
import { offersOf, type Wish, written } from "../../play/offers";
import type { Scene } from "../../play/scene";
import { named, t } from "../../words/words.svelte";
import { type Lack, type Required, tableOf } from "./types";

/** If there are more ways than this, the bar lists them once the thing is picked. */
const WAYS = 3;

export async function outlookOf(scene: Scene, offer: Offer): Promise<string[]> {
  return (await scene.outlook(offer.text)).map(({ say }) => say);
}

/** The effect of each way to choose a thing; else why it cannot be chosen (`asks`: the moves to ask about). */
export async function foretold(
  scene: Scene,
  title: string,
  wish: Wish | null,
  lines: string[] = [],
  asks: Wish[] = wish ? [wish] : [],
): Promise<TipText> {
  const found = offersOf(scene.decision, wish);
  const only = found[0];
  if (only && found.length === 1) return toldOf(only, title, [...lines, ...(await outlookOf(scene, only))]);
  if (found.length > WAYS) return { title, lines };
  if (found.length) {
    const ways = await Promise.all(
      found.map(async (offer) => `${offer.say ?? offer.text}: ${(await outlookOf(scene, offer)).join("; ")}`),
    );
    return { title, lines: [...lines, ...ways] };
  }
  if (!scene.decision) return { title, lines };
  const whys = await Promise.all(asks.map((one) => scene.why(written(one))));
  const said = whys.flatMap((why) => (why?.say ? [why.say] : []));
  const more = [...lines, ...new Set(said.slice(0, -1))];
  return forbidden(title, whys.at(-1) ?? null, more) ?? { title, lines };
}

/** What is missing to settle an area, in words; empty if nothing is. */
export function lackWords(lack: Lack): string[] {
  return [
    ...(lack.gate ? [t("lack-gate", { gate: lack.gate })] : []),
    ...(lack.symbols ?? []).map((symbol) => t("lack-symbol", { symbol: named("symbol", symbol) })),
    ...(lack.factories ? [t("lack-factories", { count: lack.factories })] : []),
    ...(lack.people ? [t("lack-people", { count: lack.people })] : []),
    ...(lack.steel ? [t("lack-steel", { count: lack.steel })] : []),
  ];
}

/** How many things are missing: a price counts as one. */
export const lackCount = (lack: Lack) => Object.keys(lack).length;

/** Whether a requirement is met, and how far it is. */
export function requiredWords(required: Required | undefined): string {
  if (!required?.length) return "";
  if (required.every(([has, wants]) => has >= wants)) return t("required-met");
  return t("required-so-far", { counts: required.map(([has, wants]) => t("has-of", { has, wants })).join(", ") });
}

export function whoSettled(scene: Scene, area: string): string {
  const owner = tableOf(scene).areas[area];
  if (owner === undefined) return "";
  if (typeof owner !== "number") return t("settled-by-rival");
  return t("settled-by", { name: scene.info?.seats[owner]?.name ?? "" });
}
