// The view of Shipyard (docs/protocol.md), and how its things are drawn and named.

import type { View } from "../../net/protocol";
import type { Scene } from "../../play/scene";

export interface Part {
  id: number;
  kind: "bow" | "middle" | "stern";
  set: number;
  features: string[];
}

export interface Canal {
  id: number;
  family: "chain" | "cross";
  symbols: string[];
}

interface LaidCanal extends Canal {
  at: string;
  x: number;
  y: number;
  /** Quarters clockwise, as degrees. */
  turn: number;
}

export interface Ship {
  parts: Part[];
  load: Record<string, number>;
  speed: number;
}

interface Contract {
  contract: string | null;
  colour: "red" | "blue";
  count?: number;
  points?: number;
  /** Its value with one more. */
  next?: number;
}

interface Sailing {
  berth: number;
  length: number;
  load: Record<string, number>;
  room: Record<string, number>;
  speed: number;
  /** Points so far by criterion. */
  criteria: Record<string, number>;
  /** What each official would award the ship now. */
  awards: Record<string, number>;
  reach: number;
  moved: number;
  ribbon: boolean | number;
  officials: number;
}

/** The two conditions of a voyage, and how a ship meets them (partie/games/shipyard/view/trials.py). */
interface Trial {
  berth: number;
  length: number;
  captain: boolean;
  /** The longest way of the canals. */
  reach: number;
  /** The lowest and the highest speed that the ship could reach with the available items. */
  least: number;
  most: number;
  passes: boolean;
}

/** A complete ship, or one that the part being laid would complete. */
export interface Prospect extends Trial {
  /** Where the part would be laid; null: the ship is complete already. */
  space: number | null;
  /** Crew, equipment, speed, officials, Blue Ribbon; null: the ship is lost. */
  points: number[] | null;
  pace: number | null;
  /** Another action may follow before it sails. */
  more: boolean;
}

export interface Way {
  start: [tile: string, space: number];
  steps: [tile: string, space: number][];
  gains: number[];
  /** Officials and Blue Ribbon. */
  points: [number, number];
  moves: number[][];
}

export interface Plan {
  /** In the order of the items. */
  load: number[];
  moves: number[][];
  points: number[];
  course: number;
}

/** A ship that sails now: the best plan first. */
export interface VoyageView extends Trial {
  plans: Plan[];
  courses: Way[][];
}

export interface Player {
  colour: string;
  guilders: number;
  points: number;
  items: Record<string, number>;
  yard: (Part | null)[];
  complete: number[];
  fleet: Ship[];
  goods: string[][];
  employees: string[];
  canals: LaidCanal[];
  figure: { at: string; space: number; stern: number | null; from: string | null } | null;
  reach: number;
  used_canals: number;
  contracts: Contract[];
  discarded: (string | null)[];
  current: string | null;
  previous: string | null;
  sailing: Sailing | null;
}

export interface ActionTile {
  action: string;
  cubes: { seat: number; cubes: number }[];
  coins: number;
  income: number;
}

export interface Wheel {
  ring: string[];
  at: number;
  /** The reader's cost of reaching each space. */
  prices: number[];
}

export interface HarbourView extends View {
  stage: string;
  start: number;
  turn: number;
  turns_left: number | null;
  early: boolean;
  main: string | null;
  row: ActionTile[];
  gear: { at: number; teeth: number; dropped: boolean };
  track: { cubes: number; of: number; discards: { cube: number; number: number }[] };
  wheel: {
    crew: Wheel;
    equipment: Wheel;
    exchange: { at: number; prices: Record<string, number>[]; items: Record<string, string[]> };
    employees: { at: number; prices: number[]; spaces: { employee: string; left: number }[][] };
  };
  parts: {
    prices: number[];
    columns: { kind: string; parts: (Part | null)[] }[];
    stacks: Record<string, number>;
  };
  canals: { prices: number[]; offer: Canal[]; stack: number; discard: number };
  goods: { prices: number[]; offer: string[][]; stack: number; used: number };
  players: Player[];
  trials: Prospect[];
  voyages: VoyageView[];
  solo: {
    rivals: (string | null)[];
    stack: number;
    top: { number: number; spaces: number } | null;
    pile: string[];
  } | null;
}

/** Seats in the order of play. */
export function orderOf(view: HarbourView): number[] {
  return view.players.map((_, i) => (view.start + i) % view.seats);
}

export function harbourOf(scene: Scene): HarbourView {
  return scene.view as HarbourView;
}

/** The icon of each action tile. */
export const ACTION_ICONS: Record<string, string> = {
  build_ships: "hull",
  rent_canal: "canal",
  buy_goods: "goods",
  make_equipment: "equipment",
  recruit_crew: "crew",
  hire_employees: "employee",
  exchange: "exchange",
  subsidy: "guilder",
};

const ICONS: Record<string, string> = {
  chimney: "smokestack",
  lifebuoy: "life-ring",
  stoker_cabin: "stoker-cabin",
  military: "soldier",
  trade: "businessman",
  blue_ribbon: "ribbon",
};

/** The icon of an item, a good, a feature of a part or a symbol of a canal. */
export function iconOf(name: string): string {
  return ICONS[name] ?? name;
}

interface Stack {
  id: string;
  parts: { features: string[]; copies: number }[];
}

/** All parts by number: in the order of the list, copies one after another. */
export function partsOf(components: Record<string, unknown>): Part[] {
  const stacks = (components.parts as { stacks: Stack[] } | undefined)?.stacks ?? [];
  const all = stacks.flatMap((stack) =>
    stack.parts.flatMap(({ features, copies }) =>
      Array.from({ length: copies }, () => ({ features, kind: stack.id.split("_")[0] as Part["kind"] })),
    ),
  );
  return all.map((part, id) => ({ id, set: 1, ...part }));
}

export const partOf = (scene: Scene, id: number): Part | null => partsOf(scene.components)[id] ?? null;

/** All canal tiles by number. */
export function canalsOf(components: Record<string, unknown>): Canal[] {
  const listed = (components.canals as { canals: Omit<Canal, "id">[] }).canals;
  return listed.map((canal, id) => ({ ...canal, id, symbols: [...canal.symbols] }));
}

export const COLUMNS = "abcd";
/** Items in the order in which a load counts them. */
export const ITEMS = ["captain", "businessman", "soldier", "stoker", "chimney", "sail", "cannon", "crane"];
export const CRITERIA = ["crew", "equipment", "speed", "officials", "ribbon"];

/** Which market an action needs. */
const MARKET_OF: Record<string, string> = {
  take: "parts",
  at: "parts",
  rent: "canals",
  lay: "canals",
  buy: "goods",
  make: "equipment",
  recruit: "crew",
  hire: "employees",
  sell: "exchange",
  trade: "exchange",
};

/** The market that the decision is about, if any. */
export function marketOf(scene: Scene): string {
  for (const verb of Object.keys(scene.decision?.moves ?? {})) {
    const market = MARKET_OF[verb];
    if (market) return market;
  }
  return "";
}

/** Where a choice is made: in the yard, on the canals, or in a market. */
const IN_YARD = new Set(["at", "lay", "start", "steer", "discard", "sail", "risk", "fit", "speed"]);

export function isInYard(scene: Scene): boolean {
  return Object.keys(scene.decision?.moves ?? {}).some((verb) => IN_YARD.has(verb));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
