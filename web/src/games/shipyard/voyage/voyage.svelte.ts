// The voyage being prepared: the server's plans, and which of them is shown. The best one is aboard at first.

import type { Offer } from "../../../net/protocol";
import { offerOf, wish } from "../../../play/offers";
import type { Scene } from "../../../play/scene";
import { named, t } from "../../../words/words.svelte";
import type { Load } from "../ship/fitting";
import { harbourOf, ITEMS, type Part, type Plan, sum, type VoyageView, type Way } from "../types";

/** The clicked plan, while the question is the same. */
const chosen = $state({ question: "", ship: 0, plan: 0, way: 0 });

export interface Voyage {
  question: string;
  ships: VoyageView[];
  ship: number;
  facts: VoyageView;
  parts: Part[];
  /** Absent if no load passes, or if the ship is fitted out freely. */
  plan: Plan | null;
  way: Way | null;
  ways: Way[];
  load: Load;
  /** Crew, equipment, speed, officials, Blue Ribbon. */
  points: number[];
}

/** The voyage of the reader's ship; null if no question is about one. */
export function voyageOf(scene: Scene): Voyage | null {
  const view = harbourOf(scene);
  const { decision } = scene;
  if (!decision || scene.me === null || !view.voyages?.length) return null;
  const player = view.players[scene.me];
  const same = chosen.question === decision.id;
  const ship = same ? Math.min(chosen.ship, view.voyages.length - 1) : 0;
  const facts = view.voyages[ship];
  if (!facts || !player) return null;
  const plan = facts.plans[same ? chosen.plan : 0] ?? null;
  const ways = plan ? (facts.courses[plan.course] ?? []) : [];
  const way = ways[same ? chosen.way : 0] ?? ways[0] ?? null;
  return {
    question: decision.id,
    ships: view.voyages,
    ship,
    facts,
    parts: player.yard.slice(facts.berth, facts.berth + facts.length).filter((part) => part !== null),
    plan,
    way,
    ways,
    load: plan ? loadOf(plan) : (player.sailing?.load ?? {}),
    points: plan && way ? [...plan.points.slice(0, 3), ...way.points] : [],
  };
}

function loadOf(plan: Plan): Load {
  return Object.fromEntries(ITEMS.map((item, i) => [item, plan.load[i] ?? 0]));
}

export function showShip(voyage: Voyage, ship: number): void {
  Object.assign(chosen, { question: voyage.question, ship, plan: 0, way: 0 });
}

export function showPlan(voyage: Voyage, plan: Plan): void {
  Object.assign(chosen, {
    question: voyage.question,
    ship: voyage.ship,
    plan: voyage.facts.plans.indexOf(plan),
    way: 0,
  });
}

export function showWay(voyage: Voyage, way: number): void {
  const plan = voyage.plan ? voyage.facts.plans.indexOf(voyage.plan) : 0;
  Object.assign(chosen, { question: voyage.question, ship: voyage.ship, plan, way });
}

/** The best plan with exactly this load. */
export function planWith(voyage: Voyage, load: Load): Plan | undefined {
  return voyage.facts.plans.find((plan) => ITEMS.every((item, i) => plan.load[i] === (load[item] ?? 0)));
}

/** The plan in which one thing is exchanged for another (null: for nothing). */
export function swapped(voyage: Voyage, out: string | null, into: string | null): Plan | undefined {
  const load = { ...voyage.load };
  if (out) load[out] = (load[out] ?? 0) - 1;
  if (into) load[into] = (load[into] ?? 0) + 1;
  return planWith(voyage, load);
}

/** The remaining moves: loading, speed and route. */
export function movesOf(voyage: Voyage): Offer[] {
  const fitting = (voyage.plan?.moves ?? []).map((move) => {
    const [, item = 0, amount] = move;
    return offer(move, amount === undefined ? t("trial-voyage") : `${named("item", ITEMS[item] ?? "")}: ${amount}`);
  });
  const all = [...fitting, ...(voyage.way?.moves ?? []).map((move) => offer(move, t("the-way")))];
  return all.map((one, i) =>
    i === all.length - 1 ? { ...one, say: t("sail-with", { points: sum(voyage.points) }) } : one,
  );
}

function offer(move: number[], say: string): Offer {
  return { move, text: say, say, verb: "", args: {}, price: [], reveals: false };
}

/** The move that lets the shown ship fail. */
export function riskOf(scene: Scene, voyage: Voyage): Offer | undefined {
  return offerOf(scene.decision, wish("risk", { space: voyage.facts.berth + 1 }));
}
