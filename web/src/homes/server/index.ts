// The backend of tables at the server of this page.

import type { Home } from "../home";

export const home: Home = {
  people: true,
  hashed: false,
  fetch: (address, init) => fetch(address, init),
  connect: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`),
};
