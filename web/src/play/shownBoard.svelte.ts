// The board that is shown large: one's own, or an opened one of another player. A question brings one's own back.

import type { Scene } from "./scene";

export interface ShownBoard {
  readonly seat: number;
  /** Another player's board is shown. */
  readonly foreign: boolean;
  open(seat: number): void;
  back(): void;
}

/** Call it during component initialisation. `first` is the seat that a spectator sees. */
export function shownBoard(scene: () => Scene, first: () => number): ShownBoard {
  let opened = $state<number | null>(null);
  const own = $derived(scene().me ?? first());
  $effect(() => {
    if (scene().decision) opened = null;
  });
  return {
    get seat() {
      return opened ?? own;
    },
    get foreign() {
      return opened !== null && opened !== scene().me;
    },
    open(seat) {
      opened = seat === own ? null : seat;
    },
    back() {
      opened = null;
    },
  };
}
