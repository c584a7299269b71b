// Parts and canals as the data files have them.

import type { Canal, Part } from "../types";

export function partsOf(components: Record<string, unknown>): Part[] {
  const stacks = (components.parts as { stacks: { id: string; parts: { features: string[]; copies: number }[] }[] })
    .stacks;
  const all = stacks.flatMap((stack) =>
    stack.parts.flatMap(({ features, copies }) =>
      Array.from({ length: copies }, () => ({ features, kind: stack.id.split("_")[0] as Part["kind"] })),
    ),
  );
  return all.map((part, id) => ({ id, set: 1, ...part }));
}

export function canalsOf(components: Record<string, unknown>): Canal[] {
  const listed = (components.canals as { canals: Omit<Canal, "id">[] }).canals;
  return listed.map((canal, id) => ({ ...canal, id, symbols: [...canal.symbols] }));
}
