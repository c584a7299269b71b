import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lost, Refused } from "./api";
import { backoff, delay, insist, isPassing } from "./retry";

const refused = (status: number, retryAfter = 0) => new Refused({ status, key: "k", args: {}, say: "" }, retryAfter);
const here = () => true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("repeats what may succeed later, and nothing else", () => {
  for (const error of [new Lost(), refused(429), refused(500), refused(503)]) expect(isPassing(error)).toBe(true);
  for (const error of [refused(403), refused(404), refused(409), refused(422), new TypeError()])
    expect(isPassing(error)).toBe(false);
});

it("waits as long as the server asks, else longer each time", () => {
  expect(delay(refused(429, 7), 1)).toBe(7000);
  expect(delay(new Lost("503", 5), 1)).toBe(5000);
  for (const [failures, least] of [
    [1, 100],
    [2, 200],
    [3, 400],
    [9, 1000],
  ] as const) {
    const pause = backoff(failures, 100, 1000);
    expect(pause).toBeGreaterThanOrEqual(least);
    expect(pause).toBeLessThanOrEqual(least * 1.2);
  }
});

it("tells that an answer is late, until it comes", async () => {
  const said: boolean[] = [];
  const call = vi
    .fn()
    .mockRejectedValueOnce(new Lost())
    .mockRejectedValueOnce(refused(429, 2))
    .mockResolvedValue("here");
  const answer = insist(call, here, (late) => void said.push(late));
  await vi.advanceTimersByTimeAsync(1300);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe("here");
  expect(said).toEqual([true, true, false]);
});

it("gives up faults of the server that stay, refusals at once, and what nobody waits for", async () => {
  const late = vi.fn();
  const broken = vi.fn().mockRejectedValue(refused(500));
  const failing = insist(broken, here, late).catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failing).toBeInstanceOf(Refused);
  expect(broken).toHaveBeenCalledTimes(4);
  expect(late).toHaveBeenLastCalledWith(false);
  const closed = vi.fn().mockRejectedValue(refused(503, 5));
  let open = true;
  const waiting = insist(closed, () => open, late);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(closed.mock.calls.length).toBeGreaterThan(10);
  open = false;
  await vi.advanceTimersByTimeAsync(6000);
  expect(await waiting).toBe(null);
  await expect(insist(vi.fn().mockRejectedValue(refused(422)), here, late)).rejects.toBeInstanceOf(Refused);
  const gone = insist(vi.fn().mockRejectedValue(new Lost()), () => false, late);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await gone).toBe(null);
});
