// Presence of the people of a table, for display at seats.

import type { Attendance, Seat } from "../net/protocol";
import { settings } from "../reader/settings.svelte";
import { clock } from "../words/clock.svelte";
import { shownName } from "../words/shownName";
import { span } from "../words/since";
import { t } from "../words/words.svelte";
import { nameOf, type Scene, seatOf } from "./scene";

export interface Presence {
  here: boolean;
  /** Is typing a remark now. */
  typing: boolean;
  /** How long the person has been away ("3 min"); empty if present. */
  away: string;
  /** The same in seconds; Infinity if the person never came. */
  seconds: number;
}

/** Presence of the person of a seat, also while a bot plays it; null if unknown. */
export function presenceIn(attendance: Attendance | null | undefined, seat: Seat | undefined): Presence | null {
  if (!attendance || !seat || seat.person === null || seat.kind === "invited" || seat.resigned) return null;
  const found = attendance.people.find((one) => one.person === seat.person);
  if (found?.here) return { here: true, typing: found.typing, away: "", seconds: 0 };
  if (!found || found.seen === null)
    return { here: false, typing: false, away: t("away"), seconds: Number.POSITIVE_INFINITY };
  const seconds = Math.max(0, clock.now - found.seen);
  return { here: false, typing: false, away: t("away-for", { time: span(seconds, settings.language) }), seconds };
}

export function presenceOf(scene: Scene, seat: number): Presence | null {
  return presenceIn(scene.attendance, seatOf(scene, seat));
}

/** The name of whoever a bot keeps this seat for; empty for every other seat. */
export function ownerIn(attendance: Attendance | null | undefined, seat: Seat | undefined): string {
  if (seat?.kind !== "bot" || seat.person === null || seat.resigned) return "";
  const owner = attendance?.people.find((one) => one.person === seat.person);
  return owner ? shownName(owner.name) : "";
}

export function keptFor(scene: Scene, seat: number): string {
  return ownerIn(scene.attendance, seatOf(scene, seat));
}

/** The name of a seat that others wait for; with the time away if its person is away. */
export function waitedName(scene: Scene, seat: number): string {
  const away = seatOf(scene, seat)?.kind === "person" ? presenceOf(scene, seat)?.away : "";
  return away ? `${nameOf(scene, seat)} (${away})` : nameOf(scene, seat);
}

/** The watchers of the table: names, and the number of others. */
export function watchers(scene: Scene): { names: string[]; others: number } {
  const seated = new Set(scene.info?.seats.map((seat) => seat.person));
  const people = scene.attendance?.people ?? [];
  const names = people
    .filter((one) => one.here && !seated.has(one.person))
    .map((one) => (one.program ? `${one.name} (${t("is-program")})` : one.name));
  return { names, others: scene.attendance?.others ?? 0 };
}
