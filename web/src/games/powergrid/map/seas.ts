// The seas as polygons in the units of each map's drawing; they extend far beyond the sheet. Everything else is land.

import type { Point } from "../../../kit/geometry";

const poly = (...numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 }));

// biome-ignore format: coordinates in pairs
const SEAS: Record<string, Point[][]> = {
  germany: [
    // The North Sea, west of Jutland.
    poly(-3000, 520, -420, 340, -120, 290, 60, 262, 190, 232, 280, 196, 340, 166, 384, 128, 388, 84, 372, 40, 384, -10, 360, -120,
      372, -400, 340, -3000, -3000, -3000),
    // The Baltic.
    poly(470, -3000, 462, -400, 470, -120, 462, -20, 486, 40, 520, 72, 528, 116, 566, 132, 600, 108, 652, 84, 706, 76, 748, 92,
      800, 128, 856, 132, 930, 96, 1040, 70, 1180, 30, 1420, -60, 3000, -420, 3000, -3000),
  ],
  usa: [
    // The Pacific.
    poly(-3000, -500, -500, -260, -220, 10, -90, 150, 6, 236, 10, 320, -2, 400, 18, 480, 70, 560, 116, 612, 128, 680, 150, 760,
      200, 880, 290, 1100, 340, 3000, -3000, 3000),
    // The Gulf of Mexico and the Atlantic.
    poly(420, 3000, 470, 1100, 452, 860, 470, 756, 506, 700, 556, 684, 612, 690, 668, 684, 712, 664, 736, 690, 742, 730, 772, 776,
      818, 780, 828, 736, 806, 676, 806, 630, 850, 566, 906, 520, 904, 470, 938, 430, 990, 404, 1000, 366, 1034, 320, 1120, 262,
      1240, 220, 1500, 130, 3000, -300, 3000, 3000),
    // The Great Lakes: Superior, Michigan with Huron, Erie with Ontario.
    poly(606, 250, 650, 226, 706, 232, 726, 256, 690, 266, 640, 262),
    poly(676, 352, 680, 302, 702, 284, 714, 300, 700, 352, 688, 372),
    poly(738, 300, 772, 288, 790, 318, 760, 350, 744, 330),
  ],
};

export const seasOf = (map: string): Point[][] => SEAS[map] ?? [];
