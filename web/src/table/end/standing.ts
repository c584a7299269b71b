// Places, criteria, and the lead of the winner.

import type { Screen } from "../../games/screen";
import { parts } from "../../play/result";
import { botOf, nameOf, type Scene } from "../../play/scene";
import { named, t, words } from "../../words/words.svelte";

export interface Standing {
  rows: { seat: number; place: number; name: string; colour: string; total: number; values: number[] }[];
  winners: string[];
  /** Names of the sources, in the order of `values`. */
  lines: string[];
  /** Whether the sources add up to the total. */
  stacked: boolean;
  /** The winner in a sentence. */
  outcome: string;
  /** The compared criterion: the first that is more than yes or no. */
  counted: string;
  /** Why the winner won, in a sentence or two; empty where several share the win. */
  reason: string;
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
  // A yes-or-no criterion needs no bar.
  const met = result.criteria.length > 1 && scores.every((score) => (score[0] ?? 0) <= 1);
  const main = met ? 1 : 0;
  const sources = shown.map((place) => ({
    name: result.lines[0]?.[place]?.[0] ?? "",
    ahead:
      (result.lines[ranked[0]?.seat ?? 0]?.[place]?.[1] ?? 0) - (result.lines[ranked[1]?.seat ?? 0]?.[place]?.[1] ?? 0),
  }));
  return {
    rows: ranked.map(({ place, seat }) => ({
      seat,
      place,
      name: [nameOf(scene, seat), botOf(scene, seat), place ? "" : t("resigned")].filter(Boolean).join(" · "),
      colour: screen.colour(scene.view, seat),
      total: result.scores[seat]?.[main] ?? 0,
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
    counted: named("result", result.criteria[main] ?? ""),
    reason: winners.length === 1 ? why(result.criteria, scores, stacked ? sources : []) : "",
  };
}

/** A number with a minus sign as wide as a plus sign. */
export const signed = (value: number): string => String(value).replace("-", "−");

/** The winner's lead over the next, and its largest source. */
function why(criteria: string[], scores: number[][], sources: { name: string; ahead: number }[]): string {
  const [best, next] = scores;
  const at = best && next ? best.findIndex((value, i) => value !== next[i]) : -1;
  if (!best || !next || at < 0) return "";
  const criterion = criteria[at] ?? "";
  const numbers = { best: best[at] ?? 0, next: next[at] ?? 0 };
  // A criterion may have its own unit in words.
  const own = words.find(`web-reason-${criterion}`) !== undefined;
  const said = own
    ? t(`reason-${criterion}`, numbers)
    : t("reason", { criterion: named("result", criterion), best: signed(numbers.best), next: signed(numbers.next) });
  const [first] = [...sources].sort((one, other) => other.ahead - one.ahead);
  const most = at === 0 && sources.length > 1 && first && first.ahead > 0;
  return most ? `${said} ${t("reason-source", { source: named("result", first.name), ahead: first.ahead })}` : said;
}
