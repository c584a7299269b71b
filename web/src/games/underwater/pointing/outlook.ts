// Previews of hovered things, from the server's outlook of the moves that name them.

import type { Pick, Scene } from "../../../play/scene";
import { t } from "../../../words/words.svelte";
import { inWords } from "../amounts";
import { type Resource, type SlotState, seaOf } from "../types";
import { fitting, type NamedOffer } from "./naming";

/** The subject of a line of a turn. */
export const SLOT = 0;
export const CARD = 1;

/** The effects of the first offer that names these things; limited to those of the slot or the card, if requested. */
export async function outlookOf(
  scene: Scene,
  all: NamedOffer[],
  picks: readonly Pick[],
  about: number | null = null,
): Promise<string[]> {
  const found = fitting(all, picks)[0];
  if (!found || scene.me === null) return [];
  const lines = await scene.outlook(found.offer.text, found.before);
  return lines.filter(({ event }) => about === null || event[1] === about).map(({ say }) => say);
}

/** The preview of a move: its sentence with the price, its effects, and what is left after paying. */
export async function tellMove(scene: Scene, { offer, before }: NamedOffer): Promise<string[]> {
  const told = scene.me === null ? [] : await scene.outlook(offer.text, before);
  const stock = seaOf(scene).nations[scene.me ?? -1]?.resources;
  const left = inWords(
    Object.fromEntries(
      offer.price.flatMap(([name, n]) => (stock && name in stock ? [[name, stock[name as Resource] - n]] : [])),
    ),
    true,
  );
  return [
    offer.say ?? offer.text,
    ...(told.length ? [oneLine(told.map(({ say }) => say))] : []),
    ...(left ? [t("stock-left", { left })] : []),
  ];
}

/** The turns whose slot has the card's colour: with other slots the card would only be discarded. */
export function matching(all: NamedOffer[], slots: readonly SlotState[], colour: string): NamedOffer[] {
  const fits = new Set(slots.filter((slot) => slot.colour === colour).map((slot) => slot.id));
  return all.filter(({ picks }) => {
    const slot = picks.find((pick) => pick.kind === "slot");
    return !slot || fits.has(slot.id);
  });
}

/** Lines as one sentence. */
export function oneLine(lines: readonly string[]): string {
  const text = lines.join("; ");
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}.` : "";
}
