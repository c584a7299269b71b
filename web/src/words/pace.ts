// Time controls in words.

import type { Pace } from "../net/protocol";
import { settings } from "../reader/settings.svelte";
import { t } from "./words.svelte";

const DAY = 86_400;

/** A duration in words: "10 minutes", "3 days", "90 seconds". */
export function length(seconds: number, language = settings.language): string {
  const units = [
    ["day", DAY],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  // Two days are said as days; a day and a half as hours.
  const [unit, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** Names of the days of the week from Monday on. */
export function weekdays(language = settings.language): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => name.format(new Date(Date.UTC(2024, 0, 1 + day))));
}

/** The time control of a table in sentences. */
export function paceSay(pace: Pace): string {
  const { bank, increment, cap } = pace;
  const said = [
    increment >= bank && cap === bank
      ? t("time-each-move", { time: length(bank) })
      : t("time-bank", { time: length(bank) }),
  ];
  if (increment && increment < bank) said.push(t("time-more", { time: length(increment), most: length(cap) }));
  if (pace.night) said.push(t("time-nights", { from: pace.night[0], until: pace.night[1] }));
  if (pace.off?.length)
    said.push(t("time-days-off", { days: pace.off.map((day) => weekdays()[day] ?? "").join(", ") }));
  if (pace.on_look) said.push(t("time-on-look"));
  said.push(t(`time-then-${pace.then}`));
  return said.join(" ");
}
