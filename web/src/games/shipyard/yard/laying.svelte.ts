// The hovered space of the dock, and the chosen one that waits for confirmation because the ship would be lost.

import type { Prospect } from "../types";

class Laying {
  pointed = $state<number | null>(null);
  /** Waits for confirmation: a first tap, or a ship that would be lost. */
  asked = $state<number | null>(null);
}

export const laying = new Laying();

/** A ghost's state: shown by its line and its sign, in words beside it. */
export type Fate = "plain" | "sails" | "partly" | "lost";

export function fateOf(prospect: Prospect | undefined): Fate {
  if (!prospect) return "plain";
  if (!prospect.points) return "lost";
  return prospect.most > prospect.reach ? "partly" : "sails";
}
