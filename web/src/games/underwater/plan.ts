// Where the sites of a player board stand in its drawing, and which berths each city has.

import type { Point } from "../../kit/geometry";
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
    M: { x: 48, y: 36 },
    H: { x: 250, y: 28 },
    B: { x: 466, y: 28 },
    O: { x: 612, y: 36 },
    F: { x: 152, y: 92 },
    G: { x: 64, y: 140 },
    E: { x: 332, y: 116 },
    A: { x: 545, y: 122 },
    D: { x: 168, y: 218 },
    N: { x: 48, y: 228 },
    C: { x: 352, y: 218 },
    S: { x: 545, y: 218 },
  },
};
export const UPRIGHT: Plan = {
  width: 370,
  height: 384,
  tile: 66,
  at: {
    M: { x: 38, y: 40 },
    H: { x: 142, y: 36 },
    B: { x: 246, y: 36 },
    O: { x: 332, y: 100 },
    F: { x: 96, y: 122 },
    G: { x: 50, y: 208 },
    E: { x: 196, y: 186 },
    A: { x: 314, y: 206 },
    N: { x: 36, y: 306 },
    D: { x: 122, y: 334 },
    C: { x: 222, y: 334 },
    S: { x: 318, y: 334 },
  },
};
const NOWHERE: Point = { x: 0, y: 0 };

export function siteAt(plan: Plan, site: string): Point {
  return plan.at[site] ?? NOWHERE;
}

export const TILES = ["M", "N", "O"];

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

/** What a site takes up: its dome with the berths under it, or its tile. */
function box(plan: Plan, site: string, wide: number): { left: number; right: number; top: number; bottom: number } {
  const at = siteAt(plan, site);
  if (TILES.includes(site)) {
    const half = plan.tile / 2;
    return { left: at.x - half, right: at.x + half, top: at.y - 28, bottom: at.y + 28 };
  }
  return { left: at.x - wide / 2, right: at.x + wide / 2, top: at.y - 20, bottom: at.y + 42 };
}

const SHARES = Array.from({ length: 31 }, (_, i) => 0.2 + i * 0.02);

/** Where each tunnel is pointed at: on its line, clear of domes, berths, tiles and of each other. */
export function middles(plan: Plan, board: BoardState): Map<string, Point> {
  const boxes = Object.keys(plan.at).map((site) => box(plan, site, ((board.sites[site] ?? 3) + 1) * 21 + 6));
  const found = new Map<string, Point>();
  for (const [id, [one, other]] of Object.entries(board.tunnels)) {
    const [a, b] = [siteAt(plan, one), siteAt(plan, other)];
    const half = 10 + 8 * Math.max(0, iconLine(board.icons[id]).length - 1);
    let best = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    let most = -Infinity;
    for (const share of SHARES) {
      const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      let free = 14;
      for (const { left, right, top, bottom } of boxes)
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
