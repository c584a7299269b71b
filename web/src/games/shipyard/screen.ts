import type { Decision, EventWords, View } from "../../net/protocol";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import TradeChoices from "./markets/TradeChoices.svelte";
import Status from "./Status.svelte";
import { series } from "./series";
import { travels } from "./travels";
import type { HarbourView } from "./types";
import VoyageChoices from "./voyage/VoyageChoices.svelte";
import LayChoices from "./yard/LayChoices.svelte";
import TurnChoices from "./yard/TurnChoices.svelte";

const ACTS = new Set([
  "tile-chosen",
  "part-bought",
  "canal-rented",
  "goods-bought",
  "item-gained",
  "hired",
  "goods-sold",
  "good-traded",
  "discarded",
  "ship-scored",
]);
/** Things with a place on the board are chosen there. */
const ON_BOARD = new Set([
  "action",
  "bonus",
  "final",
  "take",
  "at",
  "rent",
  "lay",
  "buy",
  "make",
  "recruit",
  "hire",
  "sell",
  "start",
  "steer",
  "discard",
]);
/** Decisions of a ship that sails. */
const VOYAGE = ["sail", "risk", "fit", "speed", "start", "steer"];
const COLOURS = ["red", "yellow", "green", "blue"];

/** Events whose first argument is not the seat they are about. */
const NOBODYS = new Set([
  "cube-dropped",
  "part-drawn",
  "stack-empty",
  "canal-drawn",
  "canals-shuffled",
  "goods-drawn",
  "goods-shuffled",
  "exchange-moved",
  "round-over",
  "coin-laid",
  "last-turn",
  "early-end",
  "final-actions",
  "game-over",
  "rival-turn",
  "rival-moved",
  "rival-chose",
  "rival-made",
  "rival-recruited",
  "rival-hired",
  "rival-bought",
  "rival-rented",
  "rival-built",
  "solo-tile",
  "solo-shuffled",
]);
const SIGNS: Record<string, string> = {
  "part-bought": "middle",
  "canal-rented": "canal",
  "goods-bought": "goods",
  hired: "employee",
  "goods-sold": "coin",
  subsidy: "coin",
  "ship-scored": "hull",
  "contract-scored": "contract",
};

/** Ids of the things an event is about. */
function places(event: EventWords): string[] {
  const [key, ...args] = event;
  if (key === "part-bought" || key === "part-laid") return [`part-${args[1]}`, `seat-${args[0]}`];
  if (key === "canal-rented" || key === "canal-laid") return [`canal-${args[1]}`, `seat-${args[0]}`];
  return ACTS.has(key) || key === "income" || key === "subsidy" ? [`seat-${args[0]}`] : [];
}

export const screen: Screen = {
  Board,
  Status,
  Legend,
  Choices: ({ moves }: Decision) => {
    if (moves.trade) return TradeChoices;
    if (moves.at) return LayChoices;
    if (moves.lay) return TurnChoices;
    return VOYAGE.some((verb) => moves[verb]) ? VoyageChoices : undefined;
  },
  ends: () => false,
  acts: (key) => ACTS.has(key),
  onBoard: (verb) => ON_BOARD.has(verb),
  purse: (view: View, seat: number) => (view as HarbourView).players[seat]?.guilders ?? null,
  places,
  actor: ([key, seat]) => (NOBODYS.has(key) ? null : (seat ?? null)),
  sign: ([key]) => SIGNS[key] ?? "",
  heads: new Set(["round-over", "last-turn", "early-end", "final-actions"]),
  points: (_, { verb, args }) => {
    if (verb === "at") return [`yard-${args.space}`];
    if (verb === "trade") return (args.items as string[]).map((item) => `trade-${item}`);
    return ["sail", "fit", "start"].includes(verb) ? ["sail"] : [];
  },
  travels: (before, after) => travels(before as HarbourView, after as HarbourView),
  colour: (view, seat) => (view as HarbourView | null)?.players[seat]?.colour ?? COLOURS[seat] ?? "black",
  series: (scene) => series(scene.log, scene.view?.seats ?? 0, scene.result),
};
