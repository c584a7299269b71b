// Which moves are chosen on the board, and which things of the board a move names.

import type { Offer } from "../../core/protocol";
import type { Pick } from "../../core/scene";

const KINDS: Record<string, string> = {
  act: "action",
  play: "card",
  take: "infrastructure",
  develop: "infrastructure",
  research: "column",
  settle: "area",
  shuttle: "shuttle",
  stadium: "stadium",
  load: "shuttle",
  return: "shuttle",
  evacuate: "land",
  stow: "stadium",
  crate: "factory",
  drop: "card",
  goal: "goal",
  forgo: "goal",
  task: "task",
  satellite: "satellite",
  lane: "lane",
};

export function onBoard(verb: string): boolean {
  return verb in KINDS;
}

export function thingsOf(verb: string, offer: Offer): Pick[] {
  const kind = KINDS[verb];
  const id = offer.text.split(" ")[1];
  return kind && id ? [{ kind, id }] : [];
}
