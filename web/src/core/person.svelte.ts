// Who the reader is.

import * as api from "./api";
import { live } from "./live.svelte";
import type { Me } from "./protocol";

class Person {
  private known = $state<Me | null>(null);

  get person(): Me["person"] {
    return this.known?.person ?? null;
  }
  get asked(): boolean {
    return this.known !== null;
  }

  async load(): Promise<void> {
    this.known = await api.me();
  }
  async begin(name: string): Promise<void> {
    this.become(await api.begin(name));
  }
  async keep(password: string, old: string | null = null): Promise<void> {
    this.become(await api.keepName(password, old));
  }
  async login(name: string, password: string): Promise<void> {
    this.become(await api.login(name, password));
  }
  async logout(): Promise<void> {
    this.become(await api.logout());
  }

  /** What is told live is told to whoever opened the socket: open it anew. */
  private become(known: Me): void {
    this.known = known;
    live.again();
  }
}

export const person = new Person();
