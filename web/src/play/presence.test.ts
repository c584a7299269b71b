import { expect, it } from "vitest";
import type { Seat, TableInfo } from "../net/protocol";
import { keptFor, presenceIn, waitedName, watchers } from "./presence";
import type { Scene } from "./scene";

const seat = (number: number, person: string | null, kind: Seat["kind"] = "person"): Seat => ({
  seat: number,
  kind,
  name: person ?? "",
  person,
  bot: null,
  absent_since: null,
  resigned: false,
  program: false,
});
const attendance = {
  people: [
    { person: "anna", name: "Anna", here: true, seen: null, typing: false, program: false },
    { person: "boris", name: "Boris", here: false, seen: Date.now() / 1000 - 200, typing: false, program: false },
    { person: "eva", name: "Eva", here: true, seen: null, typing: true, program: false },
  ],
  others: 2,
};

it("tells who is here, who is away, and nothing where nobody can tell", () => {
  expect(presenceIn(attendance, seat(0, "anna"))?.here).toBe(true);
  expect(presenceIn(attendance, seat(1, "boris"))).toMatchObject({ here: false, away: "web-away-for" });
  expect(presenceIn(attendance, seat(1, "never-came"))).toMatchObject({ here: false, away: "web-away" });
  expect(presenceIn(attendance, seat(0, "anna"))?.typing).toBe(false);
  expect(presenceIn(attendance, seat(2, "eva"))?.typing).toBe(true);
  expect(presenceIn(null, seat(0, "anna"))).toBeNull();
  expect(presenceIn(attendance, seat(2, null, "bot"))).toBeNull();
  expect(presenceIn(attendance, seat(2, "boris", "invited"))).toBeNull();
});

it("names those who only watch, and says of whom one waits that they are away", () => {
  const info = { seats: [seat(0, "anna"), seat(1, "boris")] } as TableInfo;
  const scene = { info, attendance } as Scene;
  expect(watchers(scene)).toEqual({ names: ["Eva"], others: 2 });
  expect(waitedName(scene, 0)).toBe("anna");
  expect(waitedName(scene, 1)).toBe("boris (web-away-for)");
});

it("says whose seat a bot keeps, and nothing of bots for nobody and of those who have resigned", () => {
  const seats = [seat(0, "boris", "bot"), seat(1, null, "bot"), { ...seat(2, "anna", "bot"), resigned: true }];
  const scene = { info: { seats: [...seats, seat(3, "eva")] } as TableInfo, attendance } as Scene;
  expect([0, 1, 2, 3].map((number) => keptFor(scene, number))).toEqual(["Boris", "", "", ""]);
  expect(presenceIn(attendance, seats[0])?.here).toBe(false);
  expect(presenceIn(attendance, seats[2])).toBeNull();
});
