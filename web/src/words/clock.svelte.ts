// The time as the page shows it: exact to a quarter of a minute, the same for everything on the page.

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
