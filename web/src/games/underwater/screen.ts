import type { EventWords, View } from "../../core/protocol";
import type { Scene } from "../../core/scene";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { colourOf } from "./colours";
import { flights } from "./flights";
import Legend from "./Legend.svelte";
import { named } from "./naming";
import Status from "./Status.svelte";
import { series } from "./series";
import { type SeaView, seaOf } from "./types";

const OF_SEAT = new Set(
  "played slot laid used triggered gained drew took took-unseen built upgraded converted advanced metropolis contract fed".split(
    " ",
  ),
);
const SIGNS: Record<string, string> = {
  built: "build",
  upgraded: "upgrade",
  converted: "convert",
  advanced: "federation",
  metropolis: "metropolis",
  contract: "contract",
  production: "production",
  fed: "feed",
  drew: "draw",
  used: "use",
  laid: "laid-card",
};

/** Ids of what an event is about: `slot-Y2`, `seat-1`. */
function places(event: EventWords, scene: Scene): string[] {
  const [key, seat = -1, first = -1] = event;
  const slot = key === "slot" || key === "played" ? seaOf(scene).slots[first]?.id : undefined;
  return [...(OF_SEAT.has(key) ? [`seat-${seat}`] : []), ...(slot ? [`slot-${slot}`] : [])];
}

export const screen: Screen = {
  Board,
  Status,
  Legend,
  Choices: () => Choices,
  ends: () => false,
  acts: (key) => key === "played",
  onBoard: () => false,
  purse: () => null,
  places,
  actor: ([key, seat]) => (OF_SEAT.has(key) ? (seat ?? null) : null),
  sign: ([key]) => SIGNS[key] ?? "",
  heads: new Set(["round", "era"]),
  flights: (before: View, after: View) => flights(before as SeaView, after as SeaView),
  colour: (_, seat) => colourOf(seat),
  things: (_, verb, offer) => named(verb, offer.text),
  series: (scene) => {
    const scoring = (scene.components.tables as { scoring?: { unfed?: number } } | undefined)?.scoring;
    return series(scene.log, scene.view?.seats ?? 0, scene.result, scoring?.unfed ?? 0);
  },
};
