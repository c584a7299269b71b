// A piece lands where it was built: from a little above and a little larger.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../../reader/settings.svelte";

export function land(_: Element): TransitionConfig {
  return {
    duration: settings.moving ? 300 : 0,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-14 * u}px) scale(${1 + 0.08 * u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}
