import { describe, expect, it } from "vitest";
import { travels } from "./travels";
import type { EvacuationView } from "./types";

const NONE = { old: [], new: [], back: [] };
const view = (player: object) =>
  ({
    seats: 1,
    milestones: [3, 8, 12, 16],
    offers: { shuttles: [], stadiums: [], infrastructure: [] },
    players: [{ colour: "blue", settled: [], shuttles: NONE, stadiums: NONE, plans: [], satellites: [], ...player }],
  }) as unknown as EvacuationView;
const at = (section: number, lane = "outer") => ({ section, lane, passed: 0 });

describe("what travels", () => {
  it("is a satellite along the track, through the milestones behind the sections it leaves", () => {
    const found = travels(view({ satellites: [at(2), at(4)] }), view({ satellites: [at(9, "inner"), at(4)] }));
    expect(found).toEqual([
      {
        from: "field-2-outer",
        to: "field-9-inner",
        look: "seat-blue",
        icon: "satellite",
        passes: ["gate-1", "gate-2"],
      },
    ]);
  });

  it("passes no milestone that it only comes up to, and each that it stood before", () => {
    const passed = (from: number, to: number) =>
      travels(view({ satellites: [at(from)] }), view({ satellites: [at(to)] }))[0]?.passes;
    expect(passed(1, 3)).toEqual([]);
    expect(passed(3, 4)).toEqual(["gate-1"]);
  });

  it("is a shuttle from world to world, and people to the area they settle", () => {
    const before = view({ shuttles: { ...NONE, old: ["pelican"] } });
    const after = view({ shuttles: { ...NONE, new: ["pelican"] }, settled: ["T1"] });
    expect(travels(before, after).map(({ from, to }) => [from, to])).toEqual([
      ["ready-0 seat-0", "hex-T1"],
      ["world-old-0", "world-new-0"],
    ]);
  });

  it("is nothing when nothing changed", () => {
    const same = view({ satellites: [at(2)], shuttles: { ...NONE, old: ["pelican"] } });
    expect(travels(same, same)).toEqual([]);
  });
});
