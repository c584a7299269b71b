// Precaches the folder by file revision, so that a new version is used only when complete.
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

declare const self: { __FILES: { url: string; revision: string | null }[]; skipWaiting(): void } & EventTarget;

precacheAndRoute(self.__FILES, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
self.addEventListener("message", (event) => {
  if ((event as MessageEvent<{ type?: string }>).data?.type === "SKIP_WAITING") self.skipWaiting();
});
