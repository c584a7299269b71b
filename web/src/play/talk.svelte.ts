// The remarks at a table that the reader may read. The socket notifies of new ones, which are then fetched.

import * as api from "../net/api";
import { type Fault, faultOf } from "../net/fault";
import { live } from "../net/live.svelte";
import type { Muted, Remark } from "../net/protocol";
import { delay, insist } from "../net/retry";

/** Page size. */
const PAGE = 200;
/** Milliseconds between two typing notifications. */
const WRITING = 3000;

const isSaid = (remark: Remark) => remark.text !== null || remark.phrase !== null;

export class Talk {
  remarks = $state.raw<Remark[]>([]);
  heard = $state(0);
  circle = $state<Remark["circle"]>("players");
  phrases = $state.raw<string[]>([]);
  muted = $state.raw<Muted[]>([]);
  fault = $state.raw<Fault | null>(null);
  /** Whether there may be earlier remarks. */
  more = $state(false);
  /** The last remark that came while the panel was closed; shown briefly. */
  latest = $state.raw<Remark | null>(null);
  sending = $state(false);
  private version = 0;
  private wanted = 0;
  private loading = false;
  private loaded = false;
  private failures = 0;
  private wrote = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly reader: () => string | null,
  ) {}

  /** Remarks of others that have not been read. */
  get unread(): Remark[] {
    return this.remarks.filter((one) => one.number > this.heard && one.person !== this.reader() && isSaid(one));
  }

  /** The server notified of a version. */
  told(version: number): void {
    this.wanted = Math.max(this.wanted, version);
    if (this.wanted > this.version) void this.load();
  }

  /** Reload all: the reader changed, or the game is over and watchers' remarks become visible. */
  again(): void {
    this.version = 0;
    this.loaded = false;
    this.remarks = [];
    void this.load();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async load(): Promise<void> {
    if (this.loading || this.closed) return;
    this.loading = true;
    clearTimeout(this.timer);
    const since = this.version;
    try {
      const found = await api.talk(this.id, { since });
      if (since !== this.version) return;
      if (!since) this.more = found.remarks.length >= PAGE;
      this.circle = found.circle;
      this.phrases = found.phrases;
      this.heard = Math.max(this.heard, found.heard);
      this.version = found.version;
      this.wanted = Math.min(this.wanted, found.version);
      this.merge(found.remarks);
      if (this.loaded) this.latest = this.unread.at(-1) ?? null;
      this.loaded = true;
      this.failures = 0;
    } catch (error) {
      this.timer = setTimeout(() => void this.load(), delay(error, ++this.failures));
    } finally {
      this.loading = false;
      if (since !== this.version && this.wanted > this.version) void this.load();
    }
  }

  private merge(found: Remark[]): void {
    const known = new Map(this.remarks.map((one) => [one.number, one]));
    for (const one of found) known.set(one.number, one);
    this.remarks = [...known.values()].sort((a, b) => a.number - b.number);
  }

  /** Load earlier remarks. */
  async earlier(): Promise<void> {
    await this.doing(async () => {
      const { remarks } = await api.talk(this.id, { before: this.remarks[0]?.number ?? 1 });
      this.more = remarks.length >= PAGE;
      this.merge(remarks);
    });
  }

  /** Send a text or a quick phrase; returns whether it was sent. */
  async say(said: { text: string } | { phrase: string }): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const request = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    try {
      return await this.doing(async () => {
        const done = await insist(
          () => api.say(this.id, { ...said, request }),
          () => !this.closed,
          () => {},
        );
        if (done) this.told(done.number);
        this.wrote = 0;
        live.typing(false);
      });
    } finally {
      this.sending = false;
    }
  }

  remove(number: number): Promise<boolean> {
    return this.doing(async () => {
      await api.unsay(this.id, number);
      this.remarks = this.remarks.map((one) => (one.number === number ? { ...one, text: null, phrase: null } : one));
    });
  }

  /** Mark everything shown as read. */
  hear(): void {
    const last = this.remarks.at(-1)?.number ?? 0;
    this.latest = null;
    if (last <= this.heard) return;
    this.heard = last;
    if (this.reader()) void api.hear(this.id, last).catch(() => {});
  }

  loadMuted(): Promise<boolean> {
    return this.doing(async () => {
      if (this.reader()) this.muted = await api.muted();
    });
  }

  mute(person: string, yes: boolean): Promise<boolean> {
    return this.doing(async () => {
      this.muted = await api.mute(person, yes);
      this.again();
    });
  }

  /** Begin to talk under a name; true when the reader has it. */
  as(begin: () => Promise<void>): Promise<boolean> {
    return this.doing(begin);
  }

  /** Send a typing notification, at most one per interval. */
  writes(text: string): void {
    const now = Date.now();
    if (!text) {
      if (this.wrote) live.typing(false);
      this.wrote = 0;
    } else if (now - this.wrote > WRITING) {
      this.wrote = now;
      live.typing(true);
    }
  }

  private async doing(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      this.fault = null;
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    }
  }
}
