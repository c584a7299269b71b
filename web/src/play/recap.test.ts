import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../net/api";
import type { Play } from "../net/protocol";
import { Recap } from "./recap.svelte";

const PACE = 1000;
const at = (moves: number) => ({ at: moves, moves }) as Play;
let recap: Recap;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("document", { hidden: false });
  vi.spyOn(api, "play").mockImplementation(async (_, { at: moves } = {}) => at(moves ?? 0));
  recap = new Recap("t");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** One move that has come by itself. */
function comes(moves: number): void {
  recap.follow(moves - 1, moves, PACE, at(moves - 1));
}

it("shows a move at once when the one before had its time", async () => {
  comes(1);
  expect(recap.past).toBeNull();
  await vi.advanceTimersByTimeAsync(PACE);
  comes(2);
  expect(recap.past).toBeNull();
});

it("lets each move that comes too early wait for the one before", async () => {
  comes(1);
  await vi.advanceTimersByTimeAsync(300);
  comes(2);
  comes(3);
  expect(recap.past?.at).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(recap.past?.at).toBe(2);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(recap.past).toBeNull();
  comes(4);
  expect(recap.past?.at).toBe(3);
  recap.close();
  expect(recap.past).toBeNull();
});

it("shows all at once to whoever wants it so, or does not look", () => {
  recap.follow(0, 5, 0, at(0));
  expect(recap.past).toBeNull();
  vi.stubGlobal("document", { hidden: true });
  recap.follow(5, 9, PACE, at(5));
  expect(recap.past).toBeNull();
});

it("waits for nothing after one's own move", () => {
  comes(1);
  recap.follow(3, 3, PACE, at(3));
  expect(recap.past).toBeNull();
});
