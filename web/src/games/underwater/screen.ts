import type { EventWords, Offer, View } from "../../net/protocol";
import type { Pick, Scene } from "../../play/scene";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { colourOf } from "./colours";
import Legend from "./Legend.svelte";
import { named } from "./pointing/naming";
import Status from "./Status.svelte";
import { series } from "./series";
import { travels } from "./travels";
import { isCard, type SeaView, seaOf } from "./types";

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

/** Where a thing of the board is. */
const at = ({ kind, id }: Pick) =>
  kind === "place" ? [`site-${id}`] : kind === "slot" || kind === "card" ? [`${kind}-${id}`] : [];

/** The cards that are not discarded: those are ticked. */
function kept(scene: Scene, offer: Offer): string[] {
  const gone = new Set(named(offer).map(({ id }) => id));
  const hand = seaOf(scene).nations[scene.me ?? -1]?.hand ?? [];
  return hand.filter(isCard).flatMap(({ number }) => (gone.has(String(number)) ? [] : [`card-${number}`]));
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
  travels: (before: View, after: View) => travels(before as SeaView, after as SeaView),
  colour: (_, seat) => colourOf(seat),
  things: (_, offer) => named(offer),
  points: (scene, offer) => (offer.verb === "discard" ? kept(scene, offer) : named(offer).flatMap(at)),
  series: (scene) => {
    const scoring = (scene.components.tables as { scoring?: { unfed?: number } } | undefined)?.scoring;
    return series(scene.log, scene.view?.seats ?? 0, scene.result, scoring?.unfed ?? 0);
  },
};
