// The service worker's state: it caches the whole folder and reports newer versions.
import { BASE } from "./files";

class Offline {
  /** The folder is cached: the page works offline. */
  kept = $state(false);
  /** A newer version waits to be used. */
  newer = $state(false);
  private waiting: ServiceWorker | null = null;

  async register(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      const own = `${BASE}sw.js`;
      const registration = await navigator.serviceWorker.register(own, { scope: BASE });
      // Beside a server, its worker controls the first visit.
      const had = navigator.serviceWorker.controller?.scriptURL === own;
      // A newer version is used by all tabs at once. Games and turns come back from storage.
      if (had) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      this.kept = registration.active !== null;
      this.told(registration.waiting, had);
      registration.addEventListener("updatefound", () => {
        const found = registration.installing;
        found?.addEventListener("statechange", () => {
          if (found.state === "installed") this.told(registration.waiting, had);
          if (found.state === "activated") this.kept = true;
        });
      });
    } catch {
      // The page plays without it, as long as there is a network.
    }
  }

  private told(waiting: ServiceWorker | null, had: boolean): void {
    if (!waiting || !had) return;
    this.waiting = waiting;
    this.newer = true;
  }

  /** Use the newer version: every tab loads it. */
  update(): void {
    this.waiting?.postMessage({ type: "SKIP_WAITING" });
  }
}

export const offline = new Offline();
