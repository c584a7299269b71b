// Which moves are chosen on the board, and which things a move names, by an argument that depends on its verb.

import type { Offer } from "../../net/protocol";
import type { Pick } from "../../play/scene";

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
  freight: "cargo",
};

export function onBoard(verb: string): boolean {
  return verb in KINDS;
}

export function thingsOf(offer: Offer): Pick[] {
  const kind = KINDS[offer.verb];
  return kind ? [{ kind, id: String(offer.args[kind]) }] : [];
}
