// The layout of a player board: positions of its sites, and the berths of each city.

import type { Point } from "../../../kit/geometry";
import { spread } from "../../../kit/signs";
import { amounts, type Line } from "../../../kit/tokens";
import type { BoardState, Nation, SiteIcon } from "../types";

/** A drawing of the board: its size, positions of its sites, size of its tiles. City sites are S and A to H, the
    brown metropolis is M, the blue ones are N and O. */
export interface Plan {
  width: number;
  height: number;
  at: Record<string, Point>;
  tile: { wide: number; high: number };
}

/** Beside other things, and as high as wide for a phone. */
export const LYING: Plan = {
  width: 690,
  height: 256,
  tile: { wide: 108, high: 60 },
  at: {
    M: { x: 62, y: 35 },
    H: { x: 298, y: 13 },
    B: { x: 439, y: 43 },
    O: { x: 635, y: 38 },
    F: { x: 162, y: 67 },
    G: { x: 37, y: 120 },
    E: { x: 361, y: 122 },
    A: { x: 616, y: 92 },
    D: { x: 270, y: 200 },
    N: { x: 57, y: 226 },
    C: { x: 509, y: 196 },
    S: { x: 648, y: 200 },
  },
};
export const UPRIGHT: Plan = {
  width: 370,
  height: 570,
  tile: { wide: 100, high: 64 },
  at: {
    M: { x: 52, y: 43 },
    H: { x: 218, y: 9 },
    B: { x: 332, y: 84 },
    O: { x: 263, y: 276 },
    F: { x: 175, y: 140 },
    G: { x: 35, y: 170 },
    E: { x: 163, y: 283 },
    A: { x: 332, y: 339 },
    N: { x: 51, y: 399 },
    D: { x: 57, y: 506 },
    C: { x: 211, y: 429 },
    S: { x: 330, y: 505 },
  },
};
/** The line of words on a tile, and the room below it for icons. */
export const TILE_HEAD = 19;
export const tileRoom = ({ tile }: Pick<Plan, "tile">) => ({ wide: tile.wide - 12, high: tile.high - TILE_HEAD - 7 });
/** Room above a drawing for skylines and crowns. */
export const SKY = 16;

/** The drawing in a room of this shape: sites stand farther apart where it is wider, tiles stay at the edges. */
export function stretched(plan: Plan, wide: number, high: number): Plan {
  if (!wide || !high) return plan;
  const width = Math.max(plan.width, Math.round(((plan.height + SKY) * wide) / high));
  const share = width / plan.width;
  const at = Object.entries(plan.at).map(([site, { x, y }]): [string, Point] => {
    const kept = x > plan.width / 2 ? width - (plan.width - x) : x;
    return [site, { x: TILES.includes(site) ? kept : Math.round(x * share), y }];
  });
  return { ...plan, width, at: Object.fromEntries(at) };
}
const NOWHERE: Point = { x: 0, y: 0 };

export function siteAt(plan: Plan, site: string): Point {
  return plan.at[site] ?? NOWHERE;
}

export const TILES = ["M", "N", "O"];
export const CITIES = [..."SABCDEFGH"];

interface Berth {
  /** Its name in moves: `B` for all plain ones, `B1`, `Bx`. */
  id: string;
  /** The structure there; absent if empty. */
  building: string;
  icon: SiteIcon | undefined;
  kind: "plain" | "icon" | "expansion";
}

/** The berths of a city: plain ones, those with an icon, the expansion site. */
export function berthsOf(site: string, nation: Nation): Berth[] {
  const { board, buildings } = nation;
  const marked = [1, 2, 3, 4].map((place) => `${site}${place}`).filter((id) => board.icons[id]);
  const plain = (board.sites[site] ?? 0) - marked.length;
  const standing = buildings[site] ?? [];
  const expansion = `${site}x`;
  return [
    ...Array.from(
      { length: Math.max(plain, standing.length) },
      (_, i): Berth => ({ id: site, building: standing[i] ?? "", icon: undefined, kind: "plain" }),
    ),
    ...marked.map((id): Berth => ({ id, building: buildings[id]?.[0] ?? "", icon: board.icons[id], kind: "icon" })),
    { id: expansion, building: buildings[expansion]?.[0] ?? "", icon: undefined, kind: "expansion" },
  ];
}

/** The printed icons of a site. */
export function iconLine(icon: SiteIcon | undefined): Line {
  if (!icon) return [];
  const line: Line = [];
  if (icon.costs) line.push(...Object.entries(icon.costs).map(([name, n]): Line[number] => [name, -(n ?? 0)]));
  if (icon.gives) line.push(...amounts(icon.gives));
  if (icon.times) line.push(["production"], ["times", icon.times]);
  if (icon.shared) line.push(["credit", icon.shared]);
  if (icon.metropolis) line.push(["point", icon.metropolis]);
  return line;
}

export const CELL = 24;
export const GIFT = 15;
/** From the middle of a site down to its berths, and to where its tunnels begin. */
const BELOW = 43;
const DOOR = 20;
/** How far a tunnel sags. */
const SAG = 10;
const BESIDE = 3;

/** How wide a box round icons is, at least a cell. */
export function boxed(line: Line, size = GIFT): number {
  return Math.max(CELL, spread(line, size).wide + 6);
}

/** Berths drawn together: the plain ones of a city are one place. */
export interface Block {
  id: string;
  berths: Berth[];
  x: number;
  y: number;
  wide: number;
  kind: Berth["kind"];
  site: string;
}

/** The berths of every city, in rows below them: clear of the edges and of the row beside. */
export function blocksOf(plan: Plan, nation: Nation): Block[] {
  const rows = CITIES.filter((site) => nation.board.sites[site] !== undefined).map((site) => {
    const blocks = blocksAt(plan, site, nation);
    const wide = blocks.reduce((sum, one) => sum + one.wide + 2, -2);
    return { ...siteAt(plan, site), blocks, wide, left: siteAt(plan, site).x - wide / 2 };
  });
  for (const y of new Set(rows.map((row) => row.y)))
    spreadApart(
      plan,
      rows.filter((row) => row.y === y),
    );
  return rows.flatMap(({ blocks, left }) => {
    let at = left;
    return blocks.map((one) => {
      const x = at + one.wide / 2;
      at += one.wide + 2;
      return { ...one, x };
    });
  });
}

function blocksAt(plan: Plan, site: string, nation: Nation): Block[] {
  const groups = new Map<string, Berth[]>();
  for (const berth of berthsOf(site, nation)) groups.set(berth.id, [...(groups.get(berth.id) ?? []), berth]);
  return [...groups].map(([id, berths]) => {
    const gift = berths[0]?.building ? [] : iconLine(berths[0]?.icon);
    const wide = berths.length > 1 ? berths.length * CELL : boxed(gift);
    return { id, berths, site, wide, kind: berths[0]?.kind ?? "plain", x: 0, y: siteAt(plan, site).y + BELOW };
  });
}

function spreadApart(plan: Plan, rows: { x: number; left: number; wide: number }[]): void {
  rows.sort((a, b) => a.x - b.x);
  let edge = 2;
  for (const row of rows) {
    row.left = Math.max(row.left, edge);
    edge = row.left + row.wide + BESIDE;
  }
  edge = plan.width - 2;
  for (const row of rows.reverse()) {
    row.left = Math.min(row.left, edge - row.wide);
    edge = row.left - BESIDE;
  }
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Obstacles: domes, berths and tiles. */
function boxes(plan: Plan, blocks: readonly Block[]): Box[] {
  const round = ({ x, y }: Point, wide: number, high: number): Box => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - high / 2,
    bottom: y + high / 2,
  });
  return [
    ...TILES.map((site) => round(siteAt(plan, site), plan.tile.wide, plan.tile.high)),
    ...CITIES.map((site) => round(siteAt(plan, site), 66, 56)),
    ...blocks.map((block) => round(block, block.wide, CELL + 2)),
  ];
}

/** How wide the sign of a tunnel is. */
export function pill(gift: Line): number {
  return gift.length ? spread(gift, GIFT + 1).wide + 14 : CELL;
}

/** Where a tunnel begins or ends: at a city's door, or at a metropolis. */
function door(plan: Plan, site: string): Point {
  const at = siteAt(plan, site);
  return TILES.includes(site) ? at : { x: at.x, y: at.y + DOOR };
}

/** The way of a tunnel, which sags a little. */
export function tube(plan: Plan, [one, other]: readonly [string, string]): string {
  const [a, b] = [door(plan, one), door(plan, other)];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + SAG} ${b.x} ${b.y}`;
}

/** A point of that way, at a share of it. */
function along(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share + 2 * SAG * share * (1 - share) };
}

const SHARES = Array.from({ length: 41 }, (_, i) => 0.1 + i * 0.02);
/** Possible places of a sign: on the tube, or a little above or below its middle if that is crowded. */
const SPOTS = SHARES.flatMap((share) => [0, -7, 7, -12, 12].map((aside) => [share, aside] as const));
/** Half of a tunnel's sign. */
const SIGN = 12;

/** The position of each tunnel's sign: on its tube, clear of domes, berths, tiles and other signs. */
export function middles(plan: Plan, board: BoardState, blocks: readonly Block[]): Map<string, Point> {
  const taken = boxes(plan, blocks);
  const found = new Map<string, Point>();
  const placed: (Point & { half: number })[] = [];
  for (const [id, [one, end]] of Object.entries(board.tunnels)) {
    const [a, b] = [door(plan, one), door(plan, end)];
    const half = pill(iconLine(board.icons[id])) / 2;
    let best = along(a, b, 0.5);
    let most = -Infinity;
    for (const [share, aside] of SPOTS) {
      const on = along(a, b, share);
      const at = { x: on.x, y: on.y + aside };
      let free = 14;
      for (const { left, right, top, bottom } of taken)
        free = Math.min(
          free,
          Math.max(left - at.x - half, at.x - right - half, top - at.y - SIGN, at.y - bottom - SIGN),
        );
      for (const { x, y, half: other } of placed)
        free = Math.min(free, Math.max(Math.abs(x - at.x) - half - other, Math.abs(y - at.y) - 2 * SIGN));
      free -= Math.abs(share - 0.5) * 6 + Math.abs(aside) * 0.5;
      if (free > most) {
        most = free;
        best = at;
      }
    }
    found.set(id, best);
    placed.push({ ...best, half });
  }
  return found;
}
