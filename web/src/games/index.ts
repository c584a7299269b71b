// The screens by game; a game without one is drawn by the generic board.

import { generic } from "./generic/screen";
import { powergrid } from "./powergrid/screen";
import type { Screen } from "./screen";

const SCREENS: Record<string, Screen> = { powergrid };

export function screenOf(game: string): Screen {
  return SCREENS[game] ?? generic;
}
