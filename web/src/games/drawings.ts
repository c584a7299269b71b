// Drawings of games outside their boards: pictures of the primer and single components. They are found by the game's
// folder (`drawings.ts`) and loaded when a page of rules is opened. A game without them has words only.

import type { Component } from "svelte";
import type { Primer, Texts, Thing } from "../net/protocol";

export interface Materials {
  /** The game's data files. */
  components: Record<string, unknown>;
  texts: Texts;
  marks: Primer["components"];
}

export interface PictureProps extends Materials {
  name: string;
}

export interface PieceProps {
  kind: string;
  id: string;
  components: Record<string, unknown>;
  marks: Record<string, string | number>;
  thing: Thing;
}

export interface Drawings {
  Picture: Component<PictureProps>;
  /** One component; of other kinds only words and icons are shown. */
  Piece: Component<PieceProps>;
  kinds: ReadonlySet<string>;
}

const FOUND = import.meta.glob<{ drawings: Drawings }>("./*/drawings.ts");

/** The drawings of a game, or nothing. */
export async function drawingsOf(game: string): Promise<Drawings | null> {
  const fetch = FOUND[`./${game}/drawings.ts`];
  try {
    return fetch ? (await fetch()).drawings : null;
  } catch {
    return null;
  }
}
