// The view of Evacuation (docs/protocol.md) and its components.

import type { View } from "../../net/protocol";
import type { Scene } from "../../play/scene";

export const RESOURCES = ["food", "steel", "energy"] as const;
export type Resource = (typeof RESOURCES)[number];
type Triple = Record<Resource, number>;
const WORLDS = ["old", "new"] as const;
export type World = (typeof WORLDS)[number];

export interface Hold {
  shuttle: string;
  resources: Triple;
  population: number;
  factories: Record<string, number>;
  stadiums: string[];
  zones: boolean[];
  buildings: [used: number, room: number];
  room: number;
  launch: number;
}

/** What is there and what is required, part by part. */
export type Required = [has: number, wants: number][];

/** What is missing to settle an area; absent if it can be settled. */
export interface Lack {
  /** The milestone that opens its biome. */
  gate?: number;
  symbols?: string[];
  factories?: number;
  people?: number;
  steel?: number;
}

export interface Player {
  colour: string;
  resources: Record<World, Triple>;
  makes: Record<World, Triple>;
  /** What the next income brings: production, and what technologies add. */
  gets: Record<World, Triple>;
  needs: [old: number, fresh: number];
  land: string[];
  oceans: number;
  resettled: number;
  prepared: Record<World, Record<string, number>>;
  producing: Record<string, number>;
  population: number;
  settled: string[];
  stadiums: Record<World, string[]>;
  shuttles: { old: string[]; new: string[]; back: string[] };
  /** What each shuttle carries and costs, technologies included. */
  capacities: Record<string, { buildings: number; resources: number; launch: number }>;
  /** The energy of a flight back. */
  returning: number;
  holds: Hold[];
  satellites: { section: number; lane: string; passed: number }[];
  symbols: string[];
  biomes: string[];
  technologies: { id: string; level: number; state: "open" | "half" | "done" }[];
  plans: { id: string; price: Triple; required: Required }[];
  works: { id: string; met: boolean; required: Required }[];
  penalties: number;
  smileys: number;
  actions: number;
  price: number;
  /** Of the next action, by group. */
  prices: number[];
  /** Which world pays for actions. */
  payer: "old" | "either" | "new";
  groups: number[];
  strengths: number[];
  /** For each strength which bonus of the year it brings: 0, 1, or -1 for none. */
  bonus: number[];
  passed: boolean;
  hand: (string | null)[];
  down: (string | null)[];
  up: (string | null)[];
  goals: ({ id: string; count: number; points: number } | null)[];
  score: [line: string, value: number][] | null;
}

export interface EvacuationView extends View {
  mode: "race" | "points";
  actions: "basic" | "advanced";
  method: "strict" | "lenient";
  year: number;
  phase: string;
  order: (number | string)[];
  decided: string | null;
  expects: { food: number[]; stadiums: number }[];
  offers: { shuttles: string[]; stadiums: string[]; infrastructure: string[] };
  bonuses: number[][];
  bonus_cards: number[];
  areas: Record<string, number | string>;
  /** The areas of this game's map: a game keeps the edition that it began with. */
  map: string[];
  milestones: number[];
  players: Player[];
  /** Of the reader: by free area. */
  lacks?: Record<string, Lack>;
  /** Of the reader: by infrastructure card on offer. */
  required?: Record<string, Required>;
  /** While satellites move: lanes that are free, by section. */
  free?: string[][];
  tasks?: { id: string; owner: number; played: boolean }[];
  lines?: string[][];
  rival?: {
    stadiums: string[];
    smileys: number;
    settled: string[];
    satellites: { section: number; lane: string }[];
    deck: number;
    back: string | null;
    passed: boolean;
  };
}

export interface Area {
  id: string;
  q: number;
  r: number;
  biome: string;
  factories: number;
  population: Partial<Triple>[];
  symbols: string[];
  /** The area that it replaced in a later edition. */
  replaces?: string;
}

interface Named {
  id: string;
}
export interface Shuttle extends Named {
  zones: string[];
  buildings: number;
  resources: number;
  launch: number;
  cost: number[];
}
interface Stadium extends Named {
  smileys: number;
  cost: number[];
}
interface Infrastructure extends Named {
  cost: number[];
}
export interface Land extends Named {
  zone: string;
  population?: number;
  factory?: string;
  makes: Partial<Triple>;
}

export function tableOf(scene: Scene): EvacuationView {
  return scene.view as EvacuationView;
}

function listed<T extends Named>(scene: Scene, file: string, list: string): Map<string, T> {
  const found = (scene.components[file] as Record<string, T[]> | undefined)?.[list] ?? [];
  return new Map(found.map((one) => [one.id, one]));
}
/** The areas of the map of this game. */
export function areasOf(scene: Scene): Map<string, Area> {
  const all = listed<Area>(scene, "new_world", "areas");
  return new Map(tableOf(scene).map.flatMap((id) => (all.has(id) ? [[id, all.get(id) as Area]] : [])));
}
export const shuttlesOf = (scene: Scene) => listed<Shuttle>(scene, "shuttles", "shuttles");
export const stadiumsOf = (scene: Scene) => listed<Stadium>(scene, "stadiums", "stadiums");
export const infrastructureOf = (scene: Scene) => listed<Infrastructure>(scene, "infrastructure", "cards");
export const landOf = (scene: Scene) => listed<Land>(scene, "tables", "land");

/** What the race asks for: production of each kind, and stadiums. */
export function raceOf(scene: Scene): { production: number; stadiums: number } {
  const tables = scene.components.tables as { race?: { production: number; stadiums: number } } | undefined;
  return tables?.race ?? { production: 0, stadiums: 0 };
}

/** Colours of the ground. */
export const SIDES: Record<string, string> = {
  tundra: "grey",
  desert: "yellow",
  forest: "green",
  ocean: "blue",
  mountain: "brown",
};
const ICONS: Record<string, string> = { steelworks: "factory", "power-plant": "plug", smileys: "smiley" };
export const iconOf = (name: string) => ICONS[name] ?? name;

/** What a factory makes. */
export const MAKES: Record<string, Resource> = { farm: "food", steelworks: "steel", "power-plant": "energy" };

/** The icons of the ten actions. */
export const ACTIONS: [id: string, group: number, icons: string[]][] = [
  ["gain-and-develop", 1, ["any", "infrastructure", "infrastructure"]],
  ["gain-and-research", 1, ["any", "research"]],
  ["settle", 2, ["population"]],
  ["build-shuttle", 2, ["shuttle"]],
  ["build-stadium", 2, ["stadium"]],
  ["prepare-factory", 3, ["factory"]],
  ["clone", 3, ["copy", "population"]],
  ["develop", 3, ["infrastructure", "infrastructure"]],
  ["gain-and-exchange", 4, ["any", "exchange"]],
  ["research", 4, ["research"]],
];

/** A price given as numbers by place, as icons. */
export function priceLine(cost: readonly number[]): [string, number][] {
  return RESOURCES.flatMap((name, i): [string, number][] => (cost[i] ? [[name, cost[i]]] : []));
}
export function tripleLine(given: Partial<Triple>): [string, number][] {
  return RESOURCES.flatMap((name): [string, number][] => (given[name] ? [[name, given[name]]] : []));
}
