// The view of Shipyard (docs/protocol.md), and how its things are drawn and named.

import { type Offer, offer, type View } from "../../core/protocol";
import type { Scene } from "../../core/scene";

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

export interface LaidCanal extends Canal {
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

export interface Contract {
  contract: string | null;
  colour: "red" | "blue";
  count?: number;
  points?: number;
  /** What it is worth with one more. */
  next?: number;
}

export interface Sailing {
  berth: number;
  length: number;
  load: Record<string, number>;
  room: Record<string, number>;
  speed: number;
  /** Points so far by criterion. */
  criteria: Record<string, number>;
  /** What each official would award the ship as it is. */
  awards: Record<string, number>;
  reach: number;
  moved: number;
  ribbon: boolean | number;
  officials: number;
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
    crew: { ring: string[]; at: number };
    equipment: { ring: string[]; at: number };
    exchange: { at: number; prices: Record<string, number>[]; items: Record<string, string[]> };
    employees: { at: number; spaces: { employee: string; left: number }[][] };
  };
  parts: {
    prices: number[];
    columns: { kind: string; parts: (Part | null)[] }[];
    stacks: Record<string, number>;
  };
  canals: { prices: number[]; offer: Canal[]; stack: number; discard: number };
  goods: { prices: number[]; offer: string[][]; stack: number; used: number };
  players: Player[];
  solo: {
    rivals: (string | null)[];
    stack: number;
    top: { number: number; spaces: number } | null;
    pile: string[];
  } | null;
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

/** A part by its number: parts are numbered in the order of the list, copies one after another. */
export function partOf(scene: Scene, id: number): Part | null {
  const stacks = (scene.components.parts as { stacks: Stack[] } | undefined)?.stacks ?? [];
  const all = stacks.flatMap((stack) =>
    stack.parts.flatMap(({ features, copies }) =>
      Array.from({ length: copies }, () => ({ features, kind: stack.id.split("_")[0] as Part["kind"] })),
    ),
  );
  const found = all[id];
  return found ? { id, set: 1, ...found } : null;
}

export const COLUMNS = "abcd";
/** Which market an action needs. */
const MARKET_OF: Record<string, string> = {
  take: "parts",
  at: "parts",
  rent: "canals",
  lay: "canals",
  buy: "goods",
  make: "wheels",
  recruit: "wheels",
  hire: "employees",
  sell: "exchange",
  trade: "exchange",
};

/** The market that the decision is about; nothing where it is about none. */
export function marketOf(scene: Scene): string {
  for (const verb of Object.keys(scene.decision?.moves ?? {})) {
    const market = MARKET_OF[verb];
    if (market) return market;
  }
  return "";
}

export function offered(scene: Scene, text: string): Offer | undefined {
  return offer(scene.decision, text);
}
