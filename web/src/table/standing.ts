// Who came where, by what, and what told the winner from the next.

import type { Screen } from "../games/screen";
import { parts } from "../play/result";
import { botOf, nameOf, type Scene } from "../play/scene";
import { named, t, words } from "../words/words.svelte";

export interface Standing {
  rows: { seat: number; place: number; name: string; colour: string; total: number; values: number[] }[];
  winners: string[];
  /** Names of the sources, in the order of `values`. */
  lines: string[];
  /** The sources add up to the total. */
  stacked: boolean;
  /** Who won, in a sentence. */
  outcome: string;
  /** The criterion that decided after a tie in the first one; empty where the first one did. */
  decided: string;
}

export function standing(scene: Scene, screen: Screen): Standing | null {
  const result = scene.result;
  if (!result) return null;
  const ranked = result.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => (a.place || 99) - (b.place || 99) || a.seat - b.seat);
  const added = parts(result);
  const stacked = added.length > 0;
  const shown = stacked ? added : (result.lines[0] ?? []).map((_, place) => place);
  const winners = ranked.filter((one) => one.place === 1).map((one) => nameOf(scene, one.seat));
  const scores = ranked.map((one) => result.scores[one.seat] ?? []);
  const at =
    scores[0] && scores[1] && winners.length === 1 ? scores[0].findIndex((value, i) => value !== scores[1]?.[i]) : -1;
  return {
    rows: ranked.map(({ place, seat }) => ({
      seat,
      place,
      name: [nameOf(scene, seat), botOf(scene, seat), place ? "" : t("resigned")].filter(Boolean).join(" · "),
      colour: screen.colour(scene.view, seat),
      total: result.scores[seat]?.[0] ?? 0,
      values: shown.map((place) => result.lines[seat]?.[place]?.[1] ?? 0),
    })),
    winners,
    lines: shown.map((place) => result.lines[0]?.[place]?.[0] ?? ""),
    stacked,
    outcome: words.say("outcome", {
      count: winners.length,
      names: winners.join(", "),
      seats: ranked.length,
      best: scores[0]?.[0] ?? 0,
    }),
    decided: at < 1 ? "" : named("result", result.criteria[at] ?? ""),
  };
}
