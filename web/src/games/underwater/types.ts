// The view of Underwater Cities (docs/protocol.md) and its tables.

import type { View } from "../../net/protocol";
import type { Scene } from "../../play/scene";

export const RESOURCES = ["kelp", "steelplast", "science", "credit", "biomatter"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Partial<Record<string, number>>;

export interface Card {
  number: number;
  name: string;
  colour: string;
  type: string;
  cost: number;
  era: number;
  used?: boolean;
}
export interface Back {
  back: number | string;
}
export const isCard = (one: Card | Back): one is Card => "number" in one;

export interface SlotState {
  id: string;
  colour: string;
  tiles: number[];
  neutral: boolean;
}

/** The printed icon of a site. */
export interface SiteIcon {
  gives?: Amounts;
  costs?: Amounts;
  times?: number;
  with?: string;
  shared?: number;
  metropolis?: number;
}

export interface BoardState {
  number: number;
  tunnels: Record<string, [string, string]>;
  sites: Record<string, number>;
  icons: Record<string, SiteIcon>;
}

/** A line of the next production. */
export interface BalanceLine {
  source: string;
  id: number | null;
  count: number;
  amounts: Amounts;
}

export interface Nation {
  resources: Record<Resource, number>;
  points: number;
  hand: (Card | Back)[];
  drawn: (Card | Back)[];
  limit: number;
  laid: Card[];
  under: (Card | Back)[];
  federation: number | null;
  board: BoardState;
  cities: Record<string, string>;
  connected: string[];
  tunnels: Record<string, boolean>;
  buildings: Record<string, string[]>;
  tiles: { number: number; connected: boolean }[];
  contracts: number[];
  costs: Record<string, Amounts>;
  hungry: number;
  yield: Amounts;
  balance?: BalanceLine[];
  final: [string, number][];
}

export interface SeaView extends View {
  side: string;
  era: number;
  round: number;
  turn: number;
  turns: number;
  phase: string;
  order: number[];
  ranking: number[];
  slots: SlotState[];
  clone: string | null;
  played: { slot: string; card: Card | Back | null } | null;
  deck: number;
  row: Card[];
  special: (Card | Back)[];
  contracts: number[];
  blue: number;
  supply: { tunnels: number; white: number; purple: number };
  nations: Nation[];
}

/** The parts of the game's tables that the screen shows. */
export interface Tables {
  federation: { bonus: Amounts[] };
  rounds: { last_of_era: number[] };
  start: { action_cards: number };
  scoring: { solo_cities: number; solo_points: number };
}

export function seaOf(scene: Scene): SeaView {
  return scene.view as SeaView;
}

export function tablesOf(scene: Scene): Tables | undefined {
  return scene.components.tables as Tables | undefined;
}
