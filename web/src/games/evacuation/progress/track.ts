// The progress track for both its drawings: sections, milestones between them, positions of satellites.

import { nameOf, type Scene } from "../../../play/scene";
import { t } from "../../../words/words.svelte";
import { tableOf } from "../types";

export const LANES = ["outer", "middle", "inner"] as const;

interface Stander {
  colour: string;
  name: string;
  which: string;
}

export function sectionsOf(scene: Scene): number[] {
  const last = Math.max(20, ...Object.keys(scene.texts.field ?? {}).map((id) => Number(id.split("-")[0])));
  return Array.from({ length: last + 1 }, (_, i) => i);
}

/** The milestone that lies behind a section, from 1; 0: none. */
export function gateBehind(scene: Scene, section: number): number {
  return tableOf(scene).milestones.indexOf(section) + 1;
}

/** The satellites on a field; without a lane, in the whole section. */
export function standing(scene: Scene, section: number, lane?: string): Stander[] {
  const view = tableOf(scene);
  const here = (one: { section: number; lane: string }) => one.section === section && (!lane || one.lane === lane);
  return [
    ...view.players.flatMap((player, seat) =>
      player.satellites.flatMap((one, i) =>
        here(one) ? [{ colour: player.colour, name: nameOf(scene, seat), which: "AB"[i] ?? "" }] : [],
      ),
    ),
    ...(view.rival?.satellites ?? []).flatMap((one) =>
      here(one) ? [{ colour: "black", name: t("rival"), which: "" }] : [],
    ),
  ];
}

export const GATES = ["old-world", "desert", "forest", "ocean"];
