// The time to the second, for running clocks; it ticks only while used.

import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

class Seconds {
  private readonly listen = createSubscriber((tick) => {
    const timer = setInterval(tick, EVERY);
    return () => clearInterval(timer);
  });

  /** Seconds since 1970. */
  get now(): number {
    this.listen();
    return Date.now() / 1000;
  }
}

export const seconds = new Seconds();
