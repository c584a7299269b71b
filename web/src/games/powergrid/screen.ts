import { type Decision, type EventWords, total, type View } from "../../net/protocol";
import type { Scene } from "../../play/scene";
import { t } from "../../words/words.svelte";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import BuyChoices from "./BuyChoices.svelte";
import Legend from "./Legend.svelte";
import RunChoices from "./RunChoices.svelte";
import Status from "./Status.svelte";
import { series } from "./series";
import { travels } from "./travels";
import { type GridView, gridOf, mapOf } from "./types";

const ENDS = new Set(["pass", "bid", "done", "run"]);
const ACTS = new Set(["bid", "passed", "connected", "produced", "bought-fuel"]);
const ON_BOARD = new Set(["open", "build", "scrap"]);
const COLOURS = ["green", "yellow", "red", "blue", "purple", "black"];

function choices(decision: Decision) {
  if (decision.moves.run) return RunChoices;
  if (decision.prompt.key === "buy-fuel") return BuyChoices;
  return undefined;
}

/** Ids of the cities and plants an event is about: `city-berlin`, `plant-13`. */
function places(event: EventWords, scene: Scene): string[] {
  const [key, ...args] = event;
  if (key === "connected") return [`city-${mapOf(scene)?.cities[args[1] ?? -1]?.id}`];
  if (key === "drafted") return [`region-${mapOf(scene)?.regions[args[1] ?? -1]?.id}`];
  if (["opened", "bid", "passed", "bought-plant", "scrapped"].includes(key))
    return [`plant-${args[1]}`, `seat-${args[0]}`];
  if (key === "plant-drawn") return [`plant-${args[0]}`];
  if (["produced", "bought-fuel"].includes(key)) return [`seat-${args[0]}`];
  return [];
}

const OF_SEAT = new Set(
  "opened bid passed passed-round bought-plant scrapped fuel-returned fuel-left bought-fuel cannot-buy connected cannot-connect produced drafted".split(
    " ",
  ),
);
const SIGNS: Record<string, string> = {
  connected: "house",
  produced: "plug",
  "bought-plant": "card",
  "plant-drawn": "draw",
};

/** The number of cities that the money reaches, and their cost. */
function summary(scene: Scene): string | undefined {
  const offers = scene.decision?.moves.build ?? [];
  if (!offers.length || scene.me === null) return undefined;
  const prices = offers.map((offer) => total(offer.price));
  const money = gridOf(scene).players[scene.me]?.money ?? 0;
  return t("within", { count: offers.length, money, least: Math.min(...prices), most: Math.max(...prices) });
}

export const screen: Screen = {
  Board,
  Status,
  Legend,
  Choices: choices,
  ends: (verb) => ENDS.has(verb),
  acts: (key) => ACTS.has(key),
  onBoard: (verb) => ON_BOARD.has(verb),
  purse: (view: View, seat: number) => (view as GridView).players[seat]?.money ?? null,
  places,
  points: (_, { verb, args }) => {
    if (verb === "open") return [`plant-${args.plant}`];
    return verb === "build" ? [`city-${args.city}`] : [];
  },
  actor: ([key, seat]) => (OF_SEAT.has(key) ? (seat ?? null) : null),
  sign: ([key]) => SIGNS[key] ?? "",
  heads: new Set(["round", "phase", "epoch"]),
  travels: (before, after) => travels(before as GridView, after as GridView),
  colour: (view, seat) => (view as GridView | null)?.players[seat]?.colour ?? COLOURS[seat] ?? "black",
  summary,
  series: (scene) => series(scene.log, scene.view?.seats ?? 0),
};
