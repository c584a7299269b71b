// A tiny router: the address says which page is shown.

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "rules"; game: string }
  | { page: "kit" }
  | { page: "lost" };

export function routeOf(path: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const at = new URLSearchParams(query).get("at");
  const moment = at !== null && /^\d+$/.test(at) ? Number(at) : null;
  if (!parts.length) return { page: "lobby" };
  if (parts[0] === "table" && parts[1])
    return moment === null ? { page: "table", id: parts[1] } : { page: "replay", id: parts[1], at: moment };
  if (parts[0] === "replay" && parts[1]) return { page: "replay", id: parts[1], at: moment };
  if (parts[0] === "kit") return { page: "kit" };
  if (parts[0] === "rules") return { page: "rules", game: parts[1] ?? "" };
  return { page: "lost" };
}

class Router {
  route = $state<Route>({ page: "lobby" });

  read(): void {
    this.route = routeOf(location.pathname, location.search);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address of the page that is shown. */
  rewrite(path: string): void {
    history.replaceState(null, "", path);
  }

  start(): void {
    this.read();
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
