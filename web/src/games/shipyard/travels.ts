// Pieces that travel when the harbour changes.

import type { Travel } from "../../kit/travel";
import type { HarbourView, Part } from "./types";

/** From one position to the next: parts into yards, cubes onto tiles, guilders to and from players. */
export function travels(before: HarbourView, after: HarbourView): Travel[] {
  const found: Travel[] = [];
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (!old) return;
    const had = new Set(old.yard.map((part) => part?.id));
    player.yard.forEach((part: Part | null, space) => {
      if (part && !had.has(part.id))
        found.push({
          from: `part-${part.id}`,
          to: seat === after.seat ? `yard-${space + 1}` : `seat-${seat}`,
          look: "coin",
        });
    });
    if (player.current && player.current !== old.current)
      found.push({ from: `seat-${seat}`, to: `tile-${player.current}`, look: `seat-${player.colour}` });
    if (player.guilders > old.guilders) found.push({ from: "bank", to: `seat-${seat}`, look: "coin" });
    if (player.guilders < old.guilders) found.push({ from: `seat-${seat}`, to: "bank", look: "coin" });
  });
  return found;
}
