// The view of Power Grid (docs/protocol.md) and its components.

import type { View } from "../../net/protocol";
import type { Scene } from "../../play/scene";

export const FUELS = ["coal", "oil", "garbage", "uranium"] as const;
export type Fuel = (typeof FUELS)[number];

export interface Plant {
  number: number | "step3";
  type: string;
  fuel: Fuel[];
  amount: number;
  powers: number;
  stores: number;
}

export interface FuelState {
  market: number;
  supply: number;
  spaces: number[];
  lying: number[];
  price: number | null;
  refill: number;
}

export interface CityState {
  id: string;
  houses: number[];
  place: number | null;
  links: number | null;
}

export interface Player {
  colour: string;
  money: number;
  plants: Plant[];
  fuel: Record<Fuel, number>;
  room: Record<Fuel, number>;
  cities: string[];
  capacity: number;
  supplies: number;
  income: number;
}

export interface Auction {
  lot: number | null;
  bid: number;
  bidder: number;
  bidders: number[];
  buyers: number[];
}

export interface GridView extends View {
  map: string;
  regions: string[];
  round: number;
  phase: string;
  epoch: number;
  order: number[];
  asked: number | null;
  plants: { current: Plant[]; future: Plant[]; deck: number; buried: number[]; removed: number[]; boxed: number };
  fuel: Record<Fuel, FuelState>;
  auction: Auction | null;
  cities: CityState[];
  players: Player[];
  most: number;
  epoch2: number;
  end: number;
  plant_limit: number;
  payment: number[];
  /** Prices of the places of a city. */
  places?: number[];
  /** This round is the last. */
  last?: boolean;
}

export interface City {
  id: string;
  region: string;
  x: number;
  y: number;
}

export interface Link {
  a: string;
  b: string;
  cost: number;
}

export interface MapData {
  id: string;
  regions: { id: string; colour: string; cities: string[]; adjoins: string[] }[];
  cities: City[];
  connections: Link[];
}

export function gridOf(scene: Scene): GridView {
  return scene.view as GridView;
}

export function mapOf(scene: Scene): MapData | undefined {
  return scene.components[`map_${gridOf(scene).map}`] as MapData | undefined;
}
