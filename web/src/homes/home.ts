// The backend of this page's tables: a server, or a worker in this browser. The build chooses one (`#home`).

/** The part of the WebSocket interface that the page uses. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Home {
  /** Whether others can be reached: accounts, invitations, presence, absence times, public lists, links to share. */
  readonly people: boolean;
  /** Whether routes are in the URL hash, because the host serves only files. */
  readonly hashed: boolean;
  /** Answers a request of docs/api.md. Rejects without a connection. */
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Open a connection for live updates. */
  connect(): Line;
}
