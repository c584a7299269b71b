// The default bot: a decent one that answers at once.

import type { GameInfo } from "../net/protocol";

const USUAL = "greedy";

/** Empty until the game's bots are loaded. */
export function usualBot(game: GameInfo | undefined): string {
  const bots = game?.bots ?? [];
  return (bots.find((bot) => bot.name === USUAL) ?? bots.at(-1))?.name ?? "";
}
