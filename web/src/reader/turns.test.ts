import { expect, it } from "vitest";
import type { TableInfo } from "../net/protocol";
import { untold } from "./turns";

const table = (id: string, waiting: number, more: Partial<TableInfo> = {}) =>
  ({ id, state: "running", mine: 0, deciding: [0], waiting, proposals: [], ...more }) as unknown as TableInfo;

it("tells of each waiting time once", () => {
  const first = untold([table("a", 100), table("b", 90, { deciding: [1] })], {});
  expect(first.fresh.map((one) => one.id)).toEqual(["a"]);
  expect(untold([table("a", 100)], first.told).fresh).toEqual([]);
  expect(untold([table("a", 200)], first.told).fresh.length).toBe(1);
});

it("tells again of a nudge to the reader, not of one to another", () => {
  const nudge = (seat: number) => [{ what: "nudge" as const, seat, by: 1, agreed: [], at: 150 }];
  expect(untold([table("a", 100, { proposals: nudge(0) })], { a: 100 }).fresh.length).toBe(1);
  expect(untold([table("a", 100, { proposals: nudge(2) })], { a: 100 }).fresh).toEqual([]);
});

it("tells nothing of games that are over, watched, or played by others", () => {
  const others = [
    table("a", 1, { state: "finished" }),
    table("b", 1, { mine: null }),
    table("c", 1, { deciding: [1] }),
  ];
  expect(untold(others, {}).fresh).toEqual([]);
});
