// The time for display: exact to 15 seconds, shared by the whole page.

const EVERY = 15_000;

class Clock {
  /** Seconds since 1970. */
  now = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => {
      this.now = Date.now() / 1000;
    }, EVERY);
  }
}

export const clock = new Clock();
