// Where the tables of this page are: at a server, or in a worker of this very browser. The build chooses one (`#home`).

/** What a page listens on: of a WebSocket, as much as is used. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Home {
  /** Whether others can be reached: accounts, invitations, presence, absence times, public lists, links to share. */
  readonly people: boolean;
  /** Whether addresses stand after the hash: the host has only files. */
  readonly hashed: boolean;
  /** Answers an address of docs/api.md. Rejects when nobody answers. */
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** A new line for live updates. */
  connect(): Line;
}
