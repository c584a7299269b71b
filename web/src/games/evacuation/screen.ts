import type { EventWords, Offer, View } from "../../net/protocol";
import type { Scene } from "../../play/scene";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Legend from "./Legend.svelte";
import { onBoard, thingsOf } from "./picking";
import { WHICH, type Which } from "./progress/plan.svelte";
import Status from "./Status.svelte";
import { travels } from "./travels";
import { type EvacuationView, tableOf } from "./types";

const COLOURS = ["purple", "blue", "pink", "orange"];

/** Events whose first argument is not the seat they are about. */
const NOBODYS = new Set([
  "phase",
  "offered",
  "aged",
  "order",
  "solo-place",
  "rival-passed",
  "rival-idle",
  "rival-stadium",
  "rival-removed",
  "rival-blocked",
  "rival-settled",
  "rival-satellite",
  "race-decided",
  "game-over",
]);
const SIGNS: Record<string, string> = {
  settled: "population",
  "built-shuttle": "shuttle",
  "built-stadium": "stadium",
  launched: "shuttle",
  researched: "research",
  "plan-played": "infrastructure",
  satellite: "satellite",
  milestone: "milestone",
};

/** The first argument of most events is the seat they are about. */
function places(event: EventWords): string[] {
  const seat = event[1];
  return seat === undefined || seat < 0 ? [] : [`seat-${seat}`];
}

/** Highlights the inner lane of the section where a satellite lands, because the lane is asked for later. */
function points(scene: Scene, { verb, args }: Offer): string[] {
  if (verb === "settle") return [`hex-${args.area}`];
  if (verb !== "satellite") return [];
  const stands = tableOf(scene).players[scene.me ?? -1]?.satellites ?? [];
  const from = stands[WHICH.indexOf(args.satellite as Which)]?.section ?? 0;
  return [`field-${from + Number(args.steps)}-inner`, "send"];
}

export const screen: Screen = {
  Board,
  Status,
  Legend,
  Choices: (decision) =>
    decision.kind === "amount" && !decision.moves.satellite && !decision.moves.ferry && !decision.moves.pay
      ? undefined
      : Choices,
  ends: () => false,
  acts: (key) => ["acted", "passed", "settled", "flew", "launched"].includes(key),
  onBoard,
  purse: (_view: View, _seat: number) => null,
  places,
  actor: ([key, seat]) => (NOBODYS.has(key) ? null : (seat ?? null)),
  sign: ([key]) => SIGNS[key] ?? "",
  travels: (before, after) => travels(before as EvacuationView, after as EvacuationView),
  colour: (view, seat) => (view as EvacuationView | null)?.players[seat]?.colour ?? COLOURS[seat] ?? "black",
  points,
  things: (_scene, offer) => thingsOf(offer),
};
