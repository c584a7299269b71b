// Shows a message of the server while no page is open; a click leads to the table.

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, icon: "/icon.svg", tag: link, data: link }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Only pages of this server, whatever a message says.
  const { pathname } = new URL(event.notification.data, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === pathname);
      return open ? open.focus() : self.clients.openWindow(pathname);
    }),
  );
});
