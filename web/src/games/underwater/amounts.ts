// Amounts in words: "1 credit, 2 cards".

import { named, words } from "../../words/words.svelte";
import type { Amounts } from "./types";

function counted(name: string, n: number): string {
  if (name === "advance") return words.find("bonus-advance", { count: n }) ?? "";
  if (name === "times") return words.find("bonus-times", { count: n }) ?? "";
  return `${n} ${words.find(`resource-${name}`, { n }, "counted") ?? named("resource", name)}`;
}

/** Zero amounts are omitted, unless requested. */
export function inWords(amounts: Amounts, nothing = false): string {
  return Object.entries(amounts)
    .flatMap(([name, n]) => (n || nothing ? [counted(name, n ?? 0)] : []))
    .join(", ");
}
