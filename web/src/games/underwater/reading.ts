// Underwater Cities on the plain board.

import type { LogEvent } from "../../core/protocol";
import { PLAIN, type Reading } from "../generic/reading";
import type { Series } from "../screen";

const CARD_VERBS = "slot clone use ready once drop special keep discard".split(" ");
const UNFED = 3;

/** Points over the rounds: what was gained, less what hungry cities cost, never below nothing. */
function points(events: LogEvent[], seats: number): Series[] {
  const now = Array.from({ length: seats }, () => 0);
  const lines: number[][] = now.map(() => []);
  const mark = () => lines.forEach((line, seat) => void line.push(now[seat] ?? 0));
  for (const { event } of events) {
    const [key, seat = -1, ...rest] = event;
    const last = rest.at(-1) ?? 0;
    if (key === "round" || key === "game-over") mark();
    if (now[seat] === undefined) continue;
    if (key === "gained") now[seat] += last;
    if (key === "fed") now[seat] = Math.max(0, now[seat] - UNFED * last);
  }
  return [{ key: "points", seats: lines }];
}

export const reading: Reading = {
  ...PLAIN,
  first:
    "resources points drawn hand limit laid cities connected buildings tunnels tiles yield hungry federation costs final board played slots row special contracts ranking".split(
      " ",
    ),
  hidden: ["side", "era", "round", "turn", "turns", "phase", "order", "asked", "gone", "number"],
  gist: ["points", "resources"],
  folded: ["board", "costs", "discard", "supply", "under"],
  brief: ["discard"],
  kinds: {
    hand: "card",
    drawn: "card",
    laid: "card",
    under: "card",
    row: "card",
    special: "card",
    discard: "card",
    card: "card",
    contracts: "contract",
    slots: "slot",
    slot: "slot",
    tiles: "metropolis",
    "slots.tiles": "seat",
    ranking: "seat",
  },
  names: { resources: "resource", yield: "resource", gives: "resource", final: "result" },
  verbs: { card: [...CARD_VERBS, "lay over"], slot: ["slot", "clone", "perform"] },
  tries: ({ kind, id }, view, decision) => {
    if (kind !== "slot" || !decision.moves.slot) return null;
    const hand = (view.nations as { hand: { number?: number }[] }[])[decision.seat]?.hand ?? [];
    return hand[0]?.number ? `slot ${id} card ${hand[0].number}` : null;
  },
  group: (kind, view) => (kind === "slot" ? `slot-${String(view.side)}` : kind),
  acts: ["played"],
  series: points,
};
