// The other backend, if a server offers both the served and the offline page. Games move between them as records in the
// storage that both pages share.

/** The other page's address, or nothing. */
export const otherHome: string =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>("meta[name=other-home]")?.content ?? "");

const KEY = "partie-carried";

/** A game in transit, and the name of its player. */
interface Carried {
  record: string;
  name: string;
}

/** Go to the other page with a game. */
export function carry(record: string, name: string): void {
  localStorage.setItem(KEY, JSON.stringify({ record, name } satisfies Carried));
  location.assign(otherHome);
}

/** The game that came from the other page. */
export function carried(): Carried | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Carried | null;
  } catch {
    return null;
  }
}

export function dropCarried(): void {
  localStorage.removeItem(KEY);
}

/** If the other page was opened in this browser, this page links to it when offline. */
export function leadOffline(): void {
  if (otherHome && "serviceWorker" in navigator) void navigator.serviceWorker.register("/away.js").catch(() => {});
}
