import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folded, spread } from "../../kit/signs";
import type { Line } from "../../kit/tokens";
import type { Args, Decision, LogEvent, Offer } from "../../net/protocol";
import {
  berthsOf,
  blocksOf,
  CELL,
  CITIES,
  iconLine,
  LYING,
  middles,
  pill,
  TILES,
  tileRoom,
  UPRIGHT,
} from "./network/plan";
import { balanceOf, change } from "./own/balance";
import { deedAt, discarding, fitting, named, namedOffers, offered, toKeep } from "./pointing/naming";
import { series } from "./series";
import { production as producing, travels } from "./travels";
import type { Nation, SeaView } from "./types";

const offer = (verb: string, args: Args): Offer => ({ move: [], verb, args, text: "", price: [], reveals: false });

function decision(kind: Decision["kind"], moves: Record<string, Args[]>): Decision {
  return {
    id: "1",
    seat: 0,
    kind,
    prompt: { key: "effect", args: {} },
    moves: Object.fromEntries(
      Object.entries(moves).map(([verb, list]) => [verb, list.map((args) => offer(verb, args))]),
    ),
    default: [],
  };
}

describe("the things that a move names", () => {
  it("are slots and cards", () => {
    expect(named(offer("slot", { slot: "Y2", card: 37 }))).toEqual([
      { kind: "slot", id: "Y2" },
      { kind: "card", id: "37" },
    ]);
    expect(named(offer("lay over", { card: 19 }))).toEqual([{ kind: "card", id: "19" }]);
    expect(named(offer("keep", { card: 193, first: 197 }))).toEqual([
      { kind: "card", id: "193" },
      { kind: "under", id: "197" },
    ]);
  });

  it("are places of the player board, and what is done there", () => {
    expect(named(offer("build", { building: "farm", berth: "B1" }))).toEqual([
      { kind: "what", id: "farm" },
      { kind: "place", id: "berth-B1" },
    ]);
    expect(named(offer("upgrade tunnel", { tunnel: "t3" }))).toEqual([{ kind: "place", id: "t3" }]);
    expect(named(offer("convert", { site: "A" }))[0]).toEqual({ kind: "place", id: "city-A" });
    expect(named(offer("done", {}))).toEqual([]);
  });

  it("narrow the moves down when they are picked", () => {
    const all = namedOffers(
      decision("card", {
        slot: [
          { slot: "Y1", card: 4 },
          { slot: "Y2", card: 4 },
          { slot: "Y2", card: 9 },
        ],
      }),
    );
    expect([...offered(all, "slot", [])]).toEqual(["Y1", "Y2"]);
    expect([...offered(all, "card", [{ kind: "slot", id: "Y1" }])]).toEqual(["4"]);
    // Another slot can be picked instead, whatever slot is picked now.
    expect([...offered(all, "slot", [{ kind: "slot", id: "Y1" }])]).toEqual(["Y1", "Y2"]);
    expect(fitting(all, [{ kind: "slot", id: "Y2" }])).toHaveLength(2);
  });
});

describe("discarding", () => {
  const asked = decision("set", { discard: [{ cards: [4, 11] }, { cards: [4, 12] }, { cards: [11, 12] }] });

  it("is asked as what to keep", () => {
    expect(toKeep(asked, 3)).toBe(1);
    expect(discarding(asked, ["4", "11", "12"], ["12"])?.args).toEqual({ cards: [4, 11] });
    expect(discarding(asked, ["4", "11", "12"], [])).toBeUndefined();
    expect(toKeep(decision("card", { slot: [{ slot: "Y1", card: 4 }] }), 3)).toBeNull();
  });
});

it("asks why not about the deed that is being done", () => {
  expect(deedAt(decision("place", { build: [{ building: "farm", berth: "S" }] }), "berth-C1")).toBe("build farm C1");
  expect(deedAt(decision("place", { "build tunnel": [{ tunnel: "t1" }] }), "t9")).toBe("build tunnel t9");
  expect(deedAt(decision("place", { "build tunnel": [{ tunnel: "t1" }] }), "city-A")).toBeNull();
  const choosing = decision("card", { slot: [{ slot: "Y1", card: 4 }] });
  expect(["t9", "city-A", "berth-A1"].map((place) => deedAt(choosing, place, true))).toEqual([
    "build tunnel t9",
    "build white A",
    "build farm A1",
  ]);
  expect(deedAt(choosing, "city-A")).toBeNull();
});

const nation = {
  resources: { kelp: 0, steelplast: 1, science: 0, credit: 2, biomatter: 0 },
  points: 3,
  board: {
    number: 1,
    tunnels: { t1: ["S", "A"], t2: ["D", "N"] },
    sites: { S: 3, A: 3 },
    icons: { A1: { gives: { card: 1, advance: 1 } }, t1: { costs: { credit: 1 }, times: 2 } },
  },
  buildings: { S: ["farm"], A1: ["plant+"] },
  hungry: 2,
  yield: { kelp: 1, credit: 2 },
} as unknown as Nation;

describe("the player board", () => {
  it("has plain berths, marked ones and an expansion site", () => {
    expect(berthsOf("S", nation).map((berth) => [berth.id, berth.building])).toEqual([
      ["S", "farm"],
      ["S", ""],
      ["S", ""],
      ["Sx", ""],
    ]);
    expect(berthsOf("A", nation).map((berth) => berth.id)).toEqual(["A", "A", "A1", "Ax"]);
    expect(berthsOf("A", nation)[2]?.building).toBe("plant+");
  });

  it("tells what is printed at a site as icons", () => {
    expect(iconLine(nation.board.icons.A1)).toEqual([
      ["card", 1],
      ["advance", 1],
    ]);
    expect(iconLine(nation.board.icons.t1)).toEqual([["credit", -1], ["production"], ["times", 2]]);
  });

  it.each([
    ["lying", LYING],
    ["upright", UPRIGHT],
  ])("has nothing on top of anything else on any board, %s", (_, plan) => {
    const boards = printed();
    expect(boards.length).toBe(16);
    for (const board of boards) {
      const blocks = blocksOf(plan, { ...nation, board, buildings: {} });
      const spots = middles(plan, board, blocks);
      const signs = Object.entries(board.icons)
        .filter(([id]) => id in board.tunnels)
        .map(([id, icon]) => ({ id, ...round(spots.get(id), pill(iconLine(icon)), 24) }));
      const standing = [
        ...blocks.map((block) => ({ id: `berth ${block.id}`, ...round(block, block.wide, CELL) })),
        ...CITIES.map((site) => ({ id: `city ${site}`, ...round(plan.at[site], 60, 46) })),
        ...TILES.map((site) => ({ id: `tile ${site}`, ...round(plan.at[site], plan.tile.wide, plan.tile.high) })),
      ];
      const all = [...signs, ...standing];
      const over = all.flatMap((one, i) =>
        all.slice(i + 1).flatMap((other) => (meet(one, other) ? [`${one.id} ${other.id}`] : [])),
      );
      expect(over, `board ${board.number}`).toEqual([]);
    }
  });
});

type Box = { left: number; right: number; top: number; bottom: number };
function round(at: { x: number; y: number } | undefined, wide: number, high: number): Box {
  const { x, y } = at ?? { x: 0, y: 0 };
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The boards of the game, as its views give them. */
function printed(): Nation["board"][] {
  const file = join(import.meta.dirname, "../../../../partie/games/underwater/data/boards.toml");
  return readFileSync(file, "utf8")
    .split("[[board]]")
    .slice(1)
    .map((text) => {
      const found = (pattern: RegExp) => text.match(pattern)?.[1] ?? "";
      const counts = (words = "") =>
        Object.fromEntries(
          words
            .split(" ")
            .filter(Boolean)
            .map((pair) => [pair.split("=")[0], Number(pair.split("=")[1])]),
        );
      const sites = found(/^sites = \[(.*)\]/m)
        .split(", ")
        .map(Number);
      const icons = [...text.matchAll(/\{ at = "(\w+)", (.*?) \}/g)].map(([, at = "", rest = ""]) => [
        at,
        Object.fromEntries(
          [...rest.matchAll(/(\w+) = (?:"([^"]*)"|(\d+))/g)].map(([, key = "", words, number]) => [
            key,
            number ? Number(number) : key === "with" ? words : counts(words),
          ]),
        ),
      ]);
      return {
        number: Number(found(/number = (\d+)/)),
        tunnels: Object.fromEntries(
          found(/^tunnels = "(.*)"/m)
            .split(" ")
            .map((pair, i) => [`t${i + 1}`, pair.split("-")]),
        ),
        sites: Object.fromEntries(CITIES.map((site, i) => [site, sites[i]])),
        icons: Object.fromEntries(icons),
      } as unknown as Nation["board"];
    });
}

describe("production", () => {
  it("is what the server counts, line by line", () => {
    const counted = { ...nation, balance: [{ source: "card", id: 64, count: 1, amounts: { credit: 3, kelp: 0 } }] };
    expect(balanceOf(counted)).toEqual([{ source: "card", icon: "card", id: 64, count: 1, amounts: { credit: 3 } }]);
  });

  it("feeds the cities from what there is", () => {
    expect(change(nation)).toEqual({ kelp: 0, credit: 2 });
  });
});

it("adds points up over the rounds, never below nothing, and ends with final scoring", () => {
  const events: LogEvent[] = [
    { event: ["round", 1, 1], move: 0 },
    { event: ["gained", 0, 0, 0, 0, 0, 0, 4], move: 1 },
    { event: ["fed", 1, 0, 0, 2], move: 2 },
    { event: ["fed", 0, 0, 0, 1], move: 2 },
    { event: ["game-over"], move: 3 },
  ];
  const result = { places: [1, 2], criteria: ["points"], scores: [[17], [9]], lines: [] };
  expect(series(events, 2, result, 3)).toEqual([
    {
      key: "points",
      seats: [
        [1, 17],
        [0, 9],
      ],
      final: true,
    },
  ]);
  expect(series(events, 2, null, 3)[0]?.seats).toEqual([[1], [0]]);
});

describe("what travels", () => {
  const made = {
    ...nation,
    tunnels: { t1: false },
    buildings: { S: ["farm"], A1: ["plant+"] },
    connected: ["S"],
    laid: [],
    balance: [
      { source: "farm", id: null, count: 1, amounts: { kelp: 1 } },
      { source: "plant", id: null, count: 1, amounts: { credit: 1, point: 1 } },
      { source: "tunnel", id: null, count: 1, amounts: { credit: 1 } },
      { source: "card", id: 64, count: 1, amounts: { science: 1, card: 1 } },
      { source: "food", id: null, count: 1, amounts: { kelp: -1 } },
    ],
  } as unknown as Nation;

  it("is a production from where each thing stands, from left to right, then food to the cities", () => {
    expect(producing(made, 0).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "site-berth-A1 stock-0-credit",
      "site-berth-A1 stock-0-point",
      "site-t1 stock-0-credit",
      "site-berth-S stock-0-kelp",
      "card-64 stock-0-science",
      "stock-0-kelp site-city-S",
    ]);
  });

  it("is a production only when an era ends", () => {
    const before = { seats: 1, era: 1, over: false, slots: [], nations: [made], played: null } as unknown as SeaView;
    expect(travels(before, before)).toEqual([]);
    expect(travels(before, { ...before, era: 2 })).toHaveLength(6);
  });
});

describe("a metropolis", () => {
  // The longest that there are: points by steps, points for sets, an instant gift with a production.
  const FACES: Line[][] = [
    [
      [
        ["end"],
        ["tunnel", null],
        ["steps"],
        ["at", 8],
        ["point", 5],
        ["at", 9],
        ["point", 7],
        ["at", 10],
        ["point", 9],
      ],
    ],
    [
      [
        ["end"],
        ["point", 4],
        ["per"],
        ["open"],
        ["farm", 1, "upgraded"],
        ["and"],
        ["plant", 1, "upgraded"],
        ["and"],
        ["laboratory", 1, "upgraded"],
        ["and"],
        ["tunnel", 1, "upgraded"],
        ["close"],
      ],
    ],
    [[["instant"], ["upgrade"], ["structure", 1], ["free"], ["and"], ["steelplast", 1]]],
    [
      [["instant"], ["federation", 1]],
      [["production"], ["credit", 1], ["point", 1]],
    ],
  ];

  it.each([
    ["lying", LYING],
    ["upright", UPRIGHT],
  ])("shows all it does on its tile, %s", (_, plan) => {
    for (const lines of FACES) {
      const room = tileRoom(plan);
      const { rows, size, pitch } = folded(lines, room.wide, room.high, [18, 17, 16, 15, 14, 13, 12]);
      expect(rows.flat()).toEqual(lines.flat());
      for (const row of rows) expect(spread(row, size).wide).toBeLessThanOrEqual(room.wide);
      expect((rows.length - 1) * pitch + size).toBeLessThanOrEqual(room.high);
      expect(size).toBeGreaterThanOrEqual(12);
    }
  });
});
