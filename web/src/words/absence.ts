// The agreed absence rule, in words.

import { t } from "./words.svelte";

const DAY = 86_400;

/** `after`: seconds until a bot plays; null: never. */
export function absenceSay(after: number | null): string {
  if (after === null) return t("absence-none");
  if (after < DAY) return t("absence-minutes", { minutes: Math.round(after / 60) });
  return t("absence-bot", { days: Math.round(after / DAY) });
}
