// Notifies a reader who looks elsewhere that it is their turn: app badge, sound, browser notification. One message per
// waiting time across all windows; one for several tables at once; a nudge notifies again.

import type { TableInfo } from "../net/protocol";
import { router } from "../router.svelte";
import { sound } from "../sound/sound";
import { t } from "../words/words.svelte";
import { settings } from "./settings.svelte";

const KEY = "partie-told";

export function isAsked(table: TableInfo): boolean {
  return table.state === "running" && table.mine !== null && table.deciding.includes(table.mine);
}

/** The cause of a message: since when others wait for the reader, and the last nudge. */
function waitingTime(table: TableInfo): number {
  const nudges = table.proposals.filter((one) => one.what === "nudge" && one.seat === table.mine).map((one) => one.at);
  return Math.max(table.waiting ?? 0, ...nudges);
}

/** Tables to notify the reader of, and the state to remember. */
export function untold(
  tables: TableInfo[],
  told: Record<string, number>,
): { fresh: TableInfo[]; told: Record<string, number> } {
  const fresh = tables.filter((table) => isAsked(table) && waitingTime(table) > (told[table.id] ?? 0));
  return { fresh, told: { ...told, ...Object.fromEntries(fresh.map((table) => [table.id, waitingTime(table)])) } };
}

function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Report the current state of tables (all of the reader, or one), and notify a reader who is not looking of what is
 * new. */
export function tellTurns(tables: TableInfo[], all: boolean, gameName: (table: TableInfo) => string): void {
  const count = tables.filter(isAsked).length;
  if ((all || count) && "setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => {});
  const { fresh, told } = untold(tables, remembered());
  if (!fresh.length) return;
  const kept = Object.entries(told).slice(-500);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, a message may be repeated.
  }
  if (!document.hidden && document.hasFocus()) return;
  sound("turn");
  if (settings.notify) notify(fresh, gameName);
}

function notify(fresh: TableInfo[], gameName: (table: TableInfo) => string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const [first] = fresh;
  if (!first) return;
  const several = fresh.length > 1;
  const title = several ? t("turns-waiting", { count: fresh.length }) : t("turn-waiting", { game: gameName(first) });
  const body = several ? "" : first.seats.map((seat) => seat.name).join(", ");
  try {
    const shown = new Notification(title, { body, icon: "/icon.svg", tag: several ? "partie" : first.id });
    shown.onclick = () => {
      window.focus();
      router.go(several ? "/" : `/table/${first.id}`);
      shown.close();
    };
  } catch {
    // Some phones only show notifications of installed apps.
  }
}

/** Ask the browser for permission to notify; resolves to whether it is granted. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
