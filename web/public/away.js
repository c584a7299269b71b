// Where the server cannot be reached, its pages lead to the one that plays without it, if that was kept here.

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(
    fetch(event.request).catch(async () => {
      const kept = await caches.match("/offline/index.html", { ignoreSearch: true });
      return kept ? Response.redirect("/offline/index.html") : Response.error();
    }),
  );
});
