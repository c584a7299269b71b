import { expect, it } from "vitest";
import { seatsIn } from "./parts";

const frame = { game: "any", seat: 0, seats: 2, over: false };

it("finds what belongs to each seat, whatever it is called", () => {
  expect(seatsIn({ ...frame, players: [{ a: 1 }, { a: 2 }] })).toBe("players");
  expect(seatsIn({ ...frame, row: [{ n: 1 }, { n: 2 }], nations: [{ hand: [1, 2, 3] }, { hand: [] }] })).toBe(
    "nations",
  );
  expect(seatsIn({ ...frame, order: [1, 0] })).toBeUndefined();
});
