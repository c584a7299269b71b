// Tables in this browser: static files for constant data, a worker for the rest.
import type { TableInfo } from "../../net/protocol";
import { t } from "../../words/words.svelte";
import type { Home } from "../home";
import { engine } from "./engine.svelte";
import { fileOf, readFile } from "./files";
import { connect } from "./line";
import { begin, me } from "./reader";
import { Store } from "./store";

type Listed = Pick<TableInfo, "state" | "changed" | "lesson" | "game">;

function answer(body: unknown, status = 200): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = typeof body === "string" ? "text/plain" : "application/json";
  return new Response(text, { status, headers: { "Content-Type": type } });
}

/** The games of this browser, newest first. */
async function listed(): Promise<Listed[]> {
  const store = await Store.open();
  const found = store.lasting
    ? await store.listed()
    : // Games that are not stored are known to the worker alone.
      (await engine.ask("GET", "/tables", {}, null)).body;
  return (found as Listed[]).sort((a, b) => b.changed - a.changed);
}

async function reply(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address, location.origin);
  const path = url.pathname.replace(/^\/api/, "");
  const method = init.method ?? "GET";
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
  const file = method === "GET" ? fileOf(path, url.searchParams) : null;
  if (file) return readFile(file);
  if (path === "/me") return answer(me());
  if (path === "/people" || path === "/people/name") return answer(begin((body as { name: string }).name));
  if (path === "/presence") return answer({});
  if (path === "/tables" && method === "GET")
    return answer(url.searchParams.get("list") === "mine" ? await listed() : []);
  const title = method === "POST" && /^\/games\/(\w+)\/lesson$/.exec(path)?.[1];
  // A game begins, which the browser should not throw away.
  if (method === "POST" && (title || path === "/tables" || path === "/tables/record"))
    void navigator.storage?.persist?.();
  if (path === "/tables" && method === "POST") {
    const own = (body as { seats: { kind: string; name?: string }[] }).seats.find((seat) => seat.kind === "me");
    if (own) own.name ??= me().person?.name;
  }
  if (title) {
    const begun = (await listed()).find((one) => one.lesson && one.game === title && one.state === "running");
    if (begun) return answer(begun);
    Object.assign(body as object, { name: me().person?.name });
  }
  const { status, body: said } = await engine.ask(method, path, Object.fromEntries(url.searchParams), body);
  return answer(said, status);
}

/** Like `reply`; without an engine it is told why there is none, instead of a server that does not answer. */
async function told(address: string, init: RequestInit): Promise<Response> {
  try {
    return await reply(address, init);
  } catch (error) {
    const key = engine.failed;
    if (!key) throw error;
    return answer({ status: 503, key, args: {}, say: t(`local-${key}`) }, 503);
  }
}

export const home: Home = { people: false, hashed: true, fetch: told, connect };

// For the console and for tests: `await (await partie.fetch("/api/tables?list=mine", {})).json()`.
Object.assign(globalThis, { partie: home });
