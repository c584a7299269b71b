// A picture of each game, made from its own board: `<game>/Picture.svelte` gets the game's components.

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component<{ components: Record<string, unknown> }> }>("./*/Picture.svelte");

export async function pictureOf(game: string): Promise<Component<{ components: Record<string, unknown> }> | null> {
  const found = FOUND[`./${game}/Picture.svelte`];
  return found ? (await found()).default : null;
}
