// Tips about plants.

import { named, t } from "../../words/words.svelte";
import type { Plant } from "./types";

export function plantLines(plant: Plant, { owned = false, rises = 0 }): string[] {
  if (plant.number === "step3") return [t("plant-step3")];
  const fuel = plant.fuel.map((one) => named("fuel", one)).join(" / ");
  const [bid, amount, stores, cities] = [plant.number, plant.amount, plant.stores, plant.powers];
  const lines = [];
  if (owned) lines.push(amount ? t("plant-runs", { amount, fuel, cities }) : t("plant-runs-free", { cities }));
  else if (rises) lines.push(t("plant-later", { count: rises }), t("plant-does", { amount, fuel, stores, cities }));
  else lines.push(t("plant-bid", { bid }), t("plant-does", { amount, fuel, stores, cities }));
  if (plant.type === "hybrid") lines.push(t("plant-hybrid"));
  if (!amount) lines.push(t("plant-free"));
  return lines;
}
