// Where the sites of a player board stand in its drawing, and which berths each city has.

import type { Point } from "../../kit/geometry";
import { amounts, type Line } from "../../kit/tokens";
import type { BoardState, Nation, SiteIcon } from "./types";

export const WIDE = 530;
export const HIGH = 300;

/** City sites S and A to H, the brown metropolis M, the blue ones N and O. */
export const SITES: Record<string, Point> = {
  M: { x: 42, y: 34 },
  H: { x: 205, y: 28 },
  B: { x: 372, y: 28 },
  O: { x: 488, y: 34 },
  F: { x: 128, y: 100 },
  G: { x: 60, y: 160 },
  E: { x: 262, y: 132 },
  A: { x: 440, y: 134 },
  D: { x: 118, y: 246 },
  N: { x: 34, y: 262 },
  C: { x: 276, y: 246 },
  S: { x: 440, y: 246 },
};
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

/** The middle of a tunnel, a little nearer to the upper end, so that berths stay free. */
export function middle(board: BoardState, tunnel: string): Point {
  const [one = "S", other = "S"] = board.tunnels[tunnel] ?? [];
  const [a, b] = [SITES[one] ?? { x: 0, y: 0 }, SITES[other] ?? { x: 0, y: 0 }];
  const [top, low] = a.y < b.y ? [a, b] : [b, a];
  const upright = Math.abs(top.x - low.x) < 60 && !TILES.includes(one) && !TILES.includes(other);
  const share = upright ? 0.68 : 0.5;
  const along = { x: top.x + (low.x - top.x) * share, y: top.y + (low.y - top.y) * share };
  // Tunnels to the blue tiles are short: their middle lies between dome and tile.
  if (TILES.includes(other) && Math.abs(a.y - b.y) < 30)
    return { x: (a.x + (b.x < a.x ? -20 : 20) + b.x + (b.x < a.x ? 32 : -32)) / 2, y: (a.y + b.y) / 2 };
  return along;
}
