// Whose consent a proposal still waits for; the server decides by the same rule (partie/server/tables/agreements.py).

import type { Proposal } from "../net/protocol";
import { clock } from "../words/clock.svelte";
import { presenceOf } from "./presence";
import type { Scene } from "./scene";

/** Seconds after which the consent of an absent person is not needed, where the table says nothing else. */
const PATIENCE = { live: 120, slow: 24 * 3600 };

/** The seats that a proposal waits for: people who have not agreed and were here not long ago. */
export function awaited(scene: Scene, asked: Proposal): number[] {
  const info = scene.info;
  if (!info) return [];
  const patience = info.absence?.after ?? PATIENCE[info.pace?.kind ?? "slow"];
  const away = (seat: number) => {
    const seconds = presenceOf(scene, seat)?.seconds ?? 0;
    return Number.isFinite(seconds) ? seconds : clock.now - info.created;
  };
  return info.seats
    .filter((one) => one.kind === "person" && !asked.agreed.includes(one.seat))
    .filter((one) => !(asked.what === "bot" && one.seat === asked.seat) && away(one.seat) < patience)
    .map((one) => one.seat);
}
