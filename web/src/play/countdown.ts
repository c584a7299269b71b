// A seat's clock for display.

import type { TableInfo } from "../net/protocol";
import { seconds } from "../words/seconds.svelte";

interface TimeLeft {
  /** Seconds left. */
  left: number;
  runs: boolean;
  /** The clock starts at the player's first look. */
  unseen: boolean;
  /** The deadline in seconds since 1970 by this device's clock; null while stopped. */
  until: number | null;
  urgent: boolean;
}

/** Threshold in seconds for the low-time warning. */
const LITTLE = { live: 30, slow: 3 * 3600 };

/** The offset of this device's clock to the server's, by answer. */
const ahead = new WeakMap<object, number>();

export function timeLeft(info: TableInfo | null, seat: number): TimeLeft | null {
  const { clock, pace } = info ?? {};
  const left = clock?.left[seat];
  if (!clock || !pace || left === undefined || info?.seats[seat]?.kind !== "person") return null;
  const deadline = clock.deadlines[seat] ?? null;
  if (deadline === null) return { left, runs: false, unseen: false, until: null, urgent: left < LITTLE[pace.kind] };
  if (!ahead.has(clock)) ahead.set(clock, clock.now - Date.now() / 1000);
  const until = deadline - (ahead.get(clock) ?? 0);
  const still = Math.max(0, until - seconds.now);
  return { left: still, runs: true, unseen: clock.unseen.includes(seat), until, urgent: still < LITTLE[pace.kind] };
}

const two = (number: number) => String(number).padStart(2, "0");

/** "9:41", "1:05:00", and from a day on "2 d 4 h" in the words of the language. */
export function countdown(left: number, language: string): string {
  const whole = Math.ceil(left);
  const [days, hours, minutes] = [Math.floor(whole / 86_400), Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (days) {
    const say = (amount: number, unit: string) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(amount);
    return hours % 24 ? `${say(days, "day")} ${say(hours % 24, "hour")}` : say(days, "day");
  }
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
