// Relative times in words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** A duration in seconds in short words: "3 min", "2 hr". */
export function span(seconds: number, language: string): string {
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? (["minute", 60] as const);
  const amount = Math.max(1, Math.floor(seconds / size));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(amount);
}

/** A moment in seconds since 1970, relative to now: "3 hours ago". */
export function since(moment: number, language: string, now = Date.now() / 1000): string {
  const ago = Math.max(0, now - moment);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, seconds] of STEPS) if (ago >= seconds) return words.format(-Math.floor(ago / seconds), unit);
  return words.format(0, "minute");
}
