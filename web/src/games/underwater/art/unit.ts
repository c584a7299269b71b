// The unit for numeric sizes: 1 on a laptop, more in larger windows, so that icons grow too.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

const WIDE = 1280;
const HIGH = 800;
const MOST = 2;

export function unit(): number {
  const fits = Math.min((innerWidth.current ?? WIDE) / WIDE, (innerHeight.current ?? HIGH) / HIGH);
  return Math.max(1, Math.min(MOST, fits));
}
