// Where the sites of a player board stand in its drawing, and which berths each city has.

import type { Point } from "../../kit/geometry";
import { spread } from "../../kit/signs";
import { amounts, type Line } from "../../kit/tokens";
import type { BoardState, Nation, SiteIcon } from "./types";

/** A drawing of the board: how large it is, where its sites stand, how wide its tiles are. City sites are S and A to H, the
    brown metropolis is M, the blue ones are N and O. */
export interface Plan {
  width: number;
  height: number;
  at: Record<string, Point>;
  tile: number;
}

/** Beside other things, and as high as wide for a phone. */
export const LYING: Plan = {
  width: 660,
  height: 266,
  tile: 80,
  at: {
    M: { x: 59, y: 54 },
    H: { x: 285, y: 19 },
    B: { x: 432, y: 34 },
    O: { x: 608, y: 51 },
    F: { x: 159, y: 85 },
    G: { x: 38, y: 140 },
    E: { x: 334, y: 121 },
    A: { x: 530, y: 123 },
    D: { x: 204, y: 221 },
    N: { x: 40, y: 229 },
    C: { x: 359, y: 205 },
    S: { x: 551, y: 213 },
  },
};
export const UPRIGHT: Plan = {
  width: 370,
  height: 384,
  tile: 66,
  at: {
    M: { x: 49, y: 45 },
    H: { x: 144, y: 20 },
    B: { x: 265, y: 27 },
    O: { x: 325, y: 125 },
    F: { x: 85, y: 109 },
    G: { x: 62, y: 200 },
    E: { x: 198, y: 196 },
    A: { x: 339, y: 227 },
    N: { x: 38, y: 273 },
    D: { x: 128, y: 342 },
    C: { x: 255, y: 336 },
    S: { x: 347, y: 314 },
  },
};
const NOWHERE: Point = { x: 0, y: 0 };

export function siteAt(plan: Plan, site: string): Point {
  return plan.at[site] ?? NOWHERE;
}

export const TILES = ["M", "N", "O"];
export const CITIES = [..."SABCDEFGH"];

export interface Berth {
  /** As moves name it: `B` for the plain ones together, `B1`, `Bx`. */
  id: string;
  /** What stands there; nothing for an empty one. */
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

/** What is printed at a site, as icons. */
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

export const CELL = 20;
export const GIFT = 13;
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
    return { id, berths, site, wide, kind: berths[0]?.kind ?? "plain", x: 0, y: siteAt(plan, site).y + 31 };
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

/** What takes up room: domes, berths and tiles. */
function boxes(plan: Plan, blocks: readonly Block[]): Box[] {
  const round = ({ x, y }: Point, wide: number, high: number): Box => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - high / 2,
    bottom: y + high / 2,
  });
  return [
    ...TILES.map((site) => round(siteAt(plan, site), plan.tile, 56)),
    ...CITIES.map((site) => round(siteAt(plan, site), 46, 40)),
    ...blocks.map((block) => round(block, block.wide, 22)),
  ];
}

/** How wide the sign of a tunnel is. */
export function pill(gift: Line): number {
  return gift.length ? spread(gift, GIFT + 1).wide + 12 : CELL;
}

const SHARES = Array.from({ length: 31 }, (_, i) => 0.2 + i * 0.02);

/** Where each tunnel is pointed at: on its line, clear of domes, berths, tiles and of each other. */
export function middles(plan: Plan, board: BoardState, blocks: readonly Block[]): Map<string, Point> {
  const taken = boxes(plan, blocks);
  const found = new Map<string, Point>();
  for (const [id, [one, other]] of Object.entries(board.tunnels)) {
    const [a, b] = [siteAt(plan, one), siteAt(plan, other)];
    const half = pill(iconLine(board.icons[id])) / 2;
    let best = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    let most = -Infinity;
    for (const share of SHARES) {
      const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      let free = 14;
      for (const { left, right, top, bottom } of taken)
        free = Math.min(free, Math.max(left - at.x - half, at.x - right - half, top - at.y - 10, at.y - bottom - 10));
      for (const placed of found.values())
        free = Math.min(free, Math.max(Math.abs(placed.x - at.x) - 2 * half, Math.abs(placed.y - at.y) - 20));
      free -= Math.abs(share - 0.5) * 6;
      if (free > most) {
        most = free;
        best = at;
      }
    }
    found.set(id, best);
  }
  return found;
}
