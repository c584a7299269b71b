// The host's settings: an announcement, read-only mode, registration by invitation.

import { home } from "#home";
import * as api from "../net/api";
import { live } from "../net/live.svelte";
import type { House } from "../net/protocol";

const HIDDEN = "partie-announcement";
const INVITATION = "partie-invitation";
const NOTHING: House = { announcement: "", announced: 0, readonly: false, invited: false, mail: false };

class Houses {
  now = $state.raw<House>(NOTHING);
  /** The time of the announcement that the reader has hidden. */
  private hidden = $state(Number(read(HIDDEN)) || 0);

  constructor() {
    live.onHouse((house) => (this.now = house));
    if (typeof document !== "undefined")
      document.addEventListener("visibilitychange", () => document.hidden || void this.load());
  }

  async load(): Promise<void> {
    if (!home.people) return;
    try {
      this.now = await api.house();
    } catch {
      // The next look tells.
    }
  }

  get announcement(): string {
    return this.now.announced === this.hidden ? "" : this.now.announcement;
  }

  hide(): void {
    this.hidden = this.now.announced;
    keep(HIDDEN, String(this.hidden));
  }

  /** The invitation in the link that the reader opened. */
  get invitation(): string {
    const given = new URLSearchParams(location.search).get("invitation");
    if (given && /^[\w-]{1,24}$/.test(given)) keep(INVITATION, given);
    return read(INVITATION) ?? "";
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is shown again.
  }
}

export const house = new Houses();
