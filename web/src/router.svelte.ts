// A small router: the address determines the page.

import { home } from "#home";

type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; part: string }
  | { page: "player"; who: string }
  | { page: "company" }
  | { page: "group"; id: string; key: string }
  | { page: "league"; id: string; key: string }
  | { page: "kit" }
  | { page: "privacy" }
  | { page: "desk" }
  | { page: "password"; token: string }
  | { page: "about" }
  | { page: "lost" };

export function routeOf(path: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const at = new URLSearchParams(query).get("at");
  const moment = at !== null && /^\d+$/.test(at) ? Number(at) : null;
  if (!parts.length) return { page: "lobby" };
  if (parts[0] === "table" && parts[1])
    return moment === null ? { page: "table", id: parts[1] } : { page: "replay", id: parts[1], at: moment };
  if (parts[0] === "replay" && parts[1]) return { page: "replay", id: parts[1], at: moment };
  if (parts[0] === "learn" && parts[1]) return { page: "learn", game: parts[1] };
  if (parts[0] === "company") return { page: "company" };
  if ((parts[0] === "group" || parts[0] === "league") && parts[1])
    return { page: parts[0], id: parts[1], key: parts[2] ?? "" };
  if (parts[0] === "player" && parts[1]) return { page: "player", who: parts[1] };
  if (parts[0] === "kit") return { page: "kit" };
  if (parts[0] === "privacy") return { page: "privacy" };
  if (parts[0] === "host") return { page: "desk" };
  if (parts[0] === "password" && parts[1]) return { page: "password", token: parts[1] };
  if (parts[0] === "about") return { page: "about" };
  if (parts[0] === "rules") return { page: "rules", game: parts[1] ?? "", part: parts[2] ?? "" };
  return { page: "lost" };
}

/** The place of a route in the browser's address: the path, or after the hash on a static host. */
export function placed(path: string, hashed: boolean): string {
  return hashed ? `#${path}` : path;
}

/** The page's address that a link leads to; null for a place on the same page, another site or a file. */
export function pathOf(href: string, base: string, hashed: boolean): string | null {
  if (hashed && href.startsWith("#/")) return href.slice(1);
  if (href.startsWith("#")) return null;
  const url = new URL(href, base);
  if (url.origin !== new URL(base).origin || url.pathname.startsWith("/api")) return null;
  return url.pathname + url.search + url.hash;
}

class Router {
  route = $state<Route>({ page: "lobby" });
  /** The fragment of the address: a place on the page. */
  anchor = $state("");
  /** Handles an address beside the current page instead of leaving it: rules beside a table. */
  beside: ((path: string) => boolean) | null = null;

  read(): void {
    const url = home.hashed ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);
    this.route = routeOf(url.pathname, url.search);
    this.anchor = url.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, "", placed(path, home.hashed));
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address of the page that is shown. */
  rewrite(path: string): void {
    history.replaceState(null, "", placed(path, home.hashed));
  }

  start(): void {
    this.read();
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
    // A link opened in another tab must contain a real address of the host.
    if (home.hashed)
      for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, rewriteLink, true);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = linkOf(event);
    if (!link || link.target || link.hasAttribute("download")) return;
    const href = link.getAttribute("href") ?? "";
    if (home.hashed && href.startsWith("#") && !href.startsWith("#/")) {
      event.preventDefault();
      this.aim(href.slice(1));
      return;
    }
    const path = pathOf(href, location.href, home.hashed);
    if (path === null) return;
    if (this.beside?.(path)) {
      event.preventDefault();
      return;
    }
    const url = new URL(path, location.origin);
    if (!home.hashed && url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(path);
  }

  /** Scroll to a place on the current page, if the address cannot contain a fragment. */
  private aim(id: string): void {
    this.anchor = id;
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus();
  }
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  return link instanceof HTMLAnchorElement ? link : null;
}

function rewriteLink(event: Event): void {
  const link = linkOf(event);
  const href = link?.getAttribute("href") ?? "";
  if (href.startsWith("/") && !href.startsWith("/api")) link?.setAttribute("href", placed(href, true));
}

export const router = new Router();
