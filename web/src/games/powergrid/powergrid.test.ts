import { describe, expect, it } from "vitest";
import type { LogEvent } from "../../net/protocol";
import { cheapestWay, linksInPlay, networkLinks } from "./map/paths";
import { lacking, production, spaces } from "./market";
import { series } from "./series";
import { travels } from "./travels";
import type { FuelState, GridView, Link, Player } from "./types";

const links: Link[] = [
  { a: "a", b: "b", cost: 4 },
  { a: "b", b: "c", cost: 5 },
  { a: "a", b: "c", cost: 20 },
  { a: "c", b: "d", cost: 1 },
  { a: "x", b: "y", cost: 1 },
];

describe("the cheapest way", () => {
  it("goes round when that is cheaper", () => {
    expect(cheapestWay(links, ["a"], "d")).toEqual({ cities: ["a", "b", "c", "d"], links: [0, 1, 3], cost: 10 });
  });

  it("begins at the nearest city of the network", () => {
    expect(cheapestWay(links, ["a", "c"], "d")).toEqual({ cities: ["c", "d"], links: [3], cost: 1 });
  });

  it("costs nothing for a first city and for one's own", () => {
    expect(cheapestWay(links, [], "d")?.cost).toBe(0);
    expect(cheapestWay(links, ["d"], "d")?.cost).toBe(0);
  });

  it("is missing where no way leads", () => {
    expect(cheapestWay(links, ["a"], "y")).toBeNull();
  });

  it("uses only cities in play", () => {
    expect(linksInPlay(links, ["a", "b", "c"])).toHaveLength(3);
  });
});

it("draws a network along the cheapest links, past cities of others too", () => {
  expect(networkLinks(links, ["a", "c", "d"])).toEqual([0, 1, 3]);
  expect(networkLinks(links, ["a", "x"])).toEqual([]);
  expect(networkLinks(links, [])).toEqual([]);
});

describe("the fuel market", () => {
  const oil: FuelState = { market: 4, supply: 8, spaces: [1, 2, 3], lying: [0, 1, 3], price: 2, refill: 2 };

  it("numbers its tokens from the cheapest on, and shows where the next will come", () => {
    const spots = spaces(oil, 3).flatMap((space) => space.spots);
    expect(spots.map((spot) => spot.nth)).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 4]);
    expect(spots.map((spot) => spot.ghost)).toEqual([false, false, false, true, true, false, false, false, false]);
  });
});

const player = {
  colour: "green",
  money: 50,
  plants: [
    { number: 4, type: "coal", fuel: ["coal"], amount: 2, powers: 1, stores: 4 },
    { number: 5, type: "hybrid", fuel: ["coal", "oil"], amount: 2, powers: 1, stores: 4 },
    { number: 13, type: "ecological", fuel: [], amount: 0, powers: 1, stores: 0 },
  ],
  fuel: { coal: 1, oil: 0, garbage: 0, uranium: 0 },
  room: { coal: 0, oil: 0, garbage: 0, uranium: 0 },
  cities: ["a", "b"],
  capacity: 3,
  supplies: 1,
  income: 22,
} satisfies Player;

describe("bureaucracy", () => {
  it("pays for cities that exist and are supplied", () => {
    const numbers = player.plants.map((plant) => Number(plant.number));
    expect(production(player.plants, numbers, 2, [10, 22, 33])).toEqual({ supplied: 2, income: 33 });
    expect(production(player.plants, numbers.slice(2), 2, [10, 22, 33])).toEqual({ supplied: 1, income: 22 });
    expect(production(player.plants, [], 2, [10, 22, 33])).toEqual({ supplied: 0, income: 10 });
  });

  it("knows what one production lacks", () => {
    expect(lacking(player, "coal")).toBe(1);
    expect(lacking(player, "coal", true)).toBe(3);
    expect(lacking(player, "oil")).toBe(0);
  });
});

describe("what travels", () => {
  const before = {
    map: "germany",
    seats: 1,
    phase: "connect",
    cities: [{ id: "berlin", houses: [], place: 10, links: 0 }],
    players: [player],
    fuel: {},
  } as unknown as GridView;

  it("is a house to its city", () => {
    const after = { ...before, cities: [{ id: "berlin", houses: [0], place: null, links: null }] } as GridView;
    expect(travels(before, after)).toEqual([{ from: "seat-0", to: "city-berlin", look: "seat-green" }]);
  });

  it("is fuel to its owner", () => {
    const after = { ...before, players: [{ ...player, fuel: { ...player.fuel, oil: 2 } }] } as GridView;
    expect(travels(before, after).map((travel) => travel.from)).toEqual(["fuel-oil", "fuel-oil"]);
  });

  it("is nothing when nothing changed", () => {
    expect(travels(before, before)).toEqual([]);
  });
});

it("draws money and cities from the events", () => {
  const events = [
    ["round", 1],
    ["bought-plant", 0, 4, 6],
    ["bought-fuel", 0, 0, 2, 3],
    ["connected", 0, 12, 10, 5],
    ["produced", 0, 1, 22, 1],
    ["round", 2],
  ].map((event, i) => ({ event, move: i })) as LogEvent[];
  expect(series(events, 1)).toEqual([
    { key: "cities", seats: [[0, 1]] },
    { key: "money", seats: [[50, 48]] },
  ]);
});
