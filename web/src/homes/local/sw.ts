// Precaches the page by file revision, so that a new version is used only when complete. The files of titles are cached
// by the page (titles.svelte.ts); a new version fetches those of the same titles.
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { TITLES } from "./sw.cache";

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  __FILES: { url: string; revision: string | null }[];
  __TITLES: string[][];
  skipWaiting(): void;
} & EventTarget;

precacheAndRoute(self.__FILES, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();

/** The files of each title, whose names stay while their folder changes with each version. */
const titles = self.__TITLES.map((files) => files.map((file) => new URL(file, location.href).href));
const known = new Set(titles.flat());
const nameOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** Fetch this version's files of the titles that are kept. */
async function follow(): Promise<void> {
  const cache = await caches.open(TITLES);
  const kept = (await cache.keys()).map((request) => request.url);
  const names = new Set(kept.map(nameOf));
  const wanted = titles.filter((files) => files.some((file) => names.has(nameOf(file)))).flat();
  await cache.addAll(wanted.filter((file) => !kept.includes(file)));
}

/** Remove the files of older versions. */
async function tidy(): Promise<void> {
  const cache = await caches.open(TITLES);
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
}

self.addEventListener("install", (event) => (event as Extendable).waitUntil(follow()));
// A title may have been chosen in the older version since then.
self.addEventListener("activate", (event) =>
  (event as Extendable).waitUntil(
    follow()
      .catch(() => {})
      .then(tidy),
  ),
);
self.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  if (!known.has(request.url)) return;
  const kept = caches.open(TITLES).then((cache) => cache.match(request, { ignoreVary: true }));
  (event as Fetching).respondWith(kept.then((found) => found ?? fetch(request)));
});
self.addEventListener("message", (event) => {
  if ((event as MessageEvent<{ type?: string }>).data?.type === "SKIP_WAITING") self.skipWaiting();
});
