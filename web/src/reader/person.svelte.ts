// The identity of the reader.

import { home } from "#home";
import * as api from "../net/api";
import { live } from "../net/live.svelte";
import type { Me } from "../net/protocol";
import { house } from "./house.svelte";

const ZONE = "partie-zone";

class Person {
  private known = $state<Me | null>(null);
  /** A channel to other windows of this browser, which share the cookie. */
  private others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("partie-person");

  constructor() {
    api.onMe((me) => this.learn(me));
    live.onLoggedOut(() => void this.load().catch(() => {}));
    if (this.others) this.others.onmessage = () => void this.load().catch(() => {});
  }

  get person(): Me["person"] {
    return this.known?.person ?? null;
  }
  get asked(): boolean {
    return this.known !== null;
  }

  async load(): Promise<void> {
    await api.me();
  }
  async begin(name: string): Promise<void> {
    await api.begin(name, house.invitation);
    this.others?.postMessage(null);
  }
  async keep(password: string, old: string | null = null): Promise<void> {
    await api.keepName(password, old);
    this.others?.postMessage(null);
  }
  async login(name: string, password: string): Promise<void> {
    await api.login(name, password);
    this.others?.postMessage(null);
  }
  async logout(): Promise<void> {
    await api.logout();
    this.others?.postMessage(null);
  }

  async leaveForGood(password: string): Promise<void> {
    await api.leaveForGood(password);
    this.others?.postMessage(null);
  }
  async newPassword(token: string, password: string): Promise<void> {
    await api.newPassword(token, password);
    this.others?.postMessage(null);
  }

  async logoutEverywhere(): Promise<void> {
    await api.logoutEverywhere();
    this.others?.postMessage(null);
  }

  /** Tell the server the time zone of this device, once. */
  private async settle(id: string): Promise<void> {
    const zone = api.zone();
    const told = `${id} ${zone}`;
    try {
      if (!zone || localStorage.getItem(ZONE) === told) return;
      localStorage.setItem(ZONE, told);
      await api.liveIn(zone);
    } catch {
      // Nights are counted by another zone, then.
    }
  }

  /** The socket belongs to the old identity: reconnect. */
  private learn(me: Me): void {
    const was = this.known;
    const changed = was !== null && (was.csrf !== me.csrf || was.person?.id !== me.person?.id);
    this.known = me;
    if (me.person) void this.settle(me.person.id);
    if (changed) live.again();
    live.stay(home.people && me.person !== null);
  }
}

export const person = new Person();
