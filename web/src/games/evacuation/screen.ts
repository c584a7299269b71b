import type { EventWords, View } from "../../core/protocol";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { flights } from "./flights";
import Legend from "./Legend.svelte";
import { onBoard, thingsOf } from "./picking";
import Status from "./Status.svelte";
import type { EvacuationView } from "./types";

const COLOURS = ["purple", "blue", "pink", "orange"];

/** Most events begin with the seat they are about. */
function places(event: EventWords): string[] {
  const seat = event[1];
  return seat === undefined || seat < 0 ? [] : [`seat-${seat}`];
}

export const screen: Screen = {
  Board,
  Status,
  Legend,
  Choices: (decision) =>
    decision.kind === "amount" && !decision.moves.freight && !decision.moves.ferry && !decision.moves.pay
      ? undefined
      : Choices,
  ends: () => false,
  acts: (key) => ["acted", "passed", "settled", "flew", "launched"].includes(key),
  onBoard,
  purse: (_view: View, _seat: number) => null,
  places,
  flights: (before, after) => flights(before as EvacuationView, after as EvacuationView),
  colour: (view, seat) => (view as EvacuationView | null)?.players[seat]?.colour ?? COLOURS[seat] ?? "black",
  things: (_scene, verb, offer) => thingsOf(verb, offer),
};
