import { expect, it } from "vitest";
import type { Proposal, Seat, TableInfo } from "../net/protocol";
import { awaited } from "./agreeing";
import type { Scene } from "./scene";

const now = Date.now() / 1000;
const seat = (number: number, person: string, kind: Seat["kind"] = "person"): Seat => ({
  seat: number,
  kind,
  name: person,
  person,
  bot: null,
  absent_since: null,
  resigned: false,
  program: false,
});
const there = (person: string, ago: number | null) => ({
  person,
  name: person,
  here: ago === null,
  seen: ago === null ? null : now - ago,
  typing: false,
  program: false,
});
const people = [there("anna", null), there("bohdan", 300), there("cyril", null), there("daria", 90_000)];
const seats = [seat(0, "anna"), seat(1, "bohdan"), seat(2, "cyril"), seat(3, "daria"), seat(4, "emil", "bot")];
const table = (more: Partial<TableInfo>) =>
  ({ info: { seats, absence: null, pace: null, created: now, ...more }, attendance: { people, others: 0 } }) as Scene;
const after = (seconds: number) => ({ after: seconds }) as TableInfo["absence"];
const proposal = (what: Proposal["what"], about = -1): Proposal => ({ what, seat: about, by: 0, agreed: [0], at: now });

it("waits for the consent of people who were here within the table's absence time", () => {
  expect(awaited(table({}), proposal("end"))).toEqual([1, 2]);
  expect(awaited(table({ absence: after(120) }), proposal("end"))).toEqual([2]);
  expect(awaited(table({ pace: { kind: "live" } as TableInfo["pace"] }), proposal("takeback", 0))).toEqual([2]);
  expect(awaited(table({ absence: after(259_200) }), proposal("end"))).toEqual([1, 2, 3]);
});

it("does not wait for the one for whom a bot would play, nor for anybody who has agreed", () => {
  expect(awaited(table({}), proposal("bot", 1))).toEqual([2]);
  expect(awaited(table({}), { ...proposal("end"), agreed: [0, 1, 2] })).toEqual([]);
});

it("counts whoever never came as away since the table was made", () => {
  const scene = table({ created: now - 90_000 });
  const strangers = { ...scene, attendance: { people: people.slice(0, 1), others: 0 } } as Scene;
  expect(awaited(strangers, proposal("end"))).toEqual([]);
});
