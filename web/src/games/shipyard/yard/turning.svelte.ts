// The canal tile being laid: where its ghost lies and how it is turned. Shared by the drawing and the bar.

import type { Offer } from "../../../net/protocol";
import { offersOf, wish } from "../../../play/offers";
import type { Scene } from "../../../play/scene";

const chosen = $state({ question: "", cell: "", turn: 0 });

interface Turning {
  cell: string;
  /** The ways the tile may lie there. */
  turns: Offer[];
  offer: Offer | undefined;
}

/** The cell that an offer names: its distances from the first tile. */
export const cellOf = (offer: Offer): string => (Array.isArray(offer.args.beside) ? offer.args.beside.join(":") : "");

/** The current place of the tile; null before one was chosen. */
export function turningOf(scene: Scene): Turning | null {
  const lays = offersOf(scene.decision, wish("lay"));
  const cells = [...new Set(lays.map(cellOf))];
  const same = chosen.question === scene.decision?.id && cells.includes(chosen.cell);
  const cell = same ? chosen.cell : cells.length === 1 ? (cells[0] ?? "") : "";
  if (!cell) return null;
  const turns = lays.filter((one) => cellOf(one) === cell);
  return { cell, turns, offer: turns[(same ? chosen.turn : 0) % turns.length] };
}

/** A click on a place puts the tile there; a further click turns it. */
export function putOrTurn(scene: Scene, cell: string): void {
  const now = turningOf(scene);
  const turn = now?.cell === cell && now.offer ? now.turns.indexOf(now.offer) + 1 : 0;
  Object.assign(chosen, { question: scene.decision?.id ?? "", cell, turn });
}
