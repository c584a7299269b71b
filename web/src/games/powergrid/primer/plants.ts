// Plants as the data files have them.

import type { Plant } from "../types";

export function plantsOf(components: Record<string, unknown>): Plant[] {
  const listed = (components.plants as { plants: Omit<Plant, "stores">[] } | undefined)?.plants ?? [];
  return listed.map((plant) => ({ ...plant, stores: 2 * plant.amount }));
}
