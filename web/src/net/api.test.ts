import { afterEach, expect, it, vi } from "vitest";
import { house, Lost, Refused } from "./api";

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock("#home", () => ({ home: { fetch } }));
afterEach(() => void fetch.mockReset());

const headers = { "Retry-After": "5" };

it("says what the server says while it takes no changes", async () => {
  const body = { status: 503, key: "read-only-time", args: {}, say: "The server is being looked after." };
  fetch.mockResolvedValue(new Response(JSON.stringify(body), { status: 503, headers }));
  const error: unknown = await house().catch((refusal) => refusal);
  expect(error).toBeInstanceOf(Refused);
  expect((error as Refused).message).toBe(body.say);
  expect((error as Refused).retryAfter).toBe(5);
});

it.each(["<html>Bad Gateway</html>", "null", '{"status": 503, "key": "too-many"}'])(
  "takes %s of a proxy or a full server for no answer, and knows when to ask again",
  async (body) => {
    fetch.mockResolvedValue(new Response(body, { status: 503, headers }));
    const error: unknown = await house().catch((lost) => lost);
    expect(error).toBeInstanceOf(Lost);
    expect((error as Lost).retryAfter).toBe(5);
  },
);

it("has no words for a fault that is not told in the server's way", async () => {
  fetch.mockResolvedValue(new Response("<html>", { status: 500, statusText: "Internal Server Error" }));
  const error: unknown = await house().catch((refusal) => refusal);
  expect((error as Refused).problem).toEqual({ status: 500, key: "server-error", args: {}, say: "" });
});
