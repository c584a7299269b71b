import { describe, expect, it } from "vitest";
import { routeOf } from "./router.svelte";

describe("addresses", () => {
  it("name pages", () => {
    expect(routeOf("/")).toEqual({ page: "lobby" });
    expect(routeOf("/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(routeOf("/rules/underwater")).toEqual({ page: "rules", game: "underwater", part: "" });
    expect(routeOf("/learn/shipyard")).toEqual({ page: "learn", game: "shipyard" });
    expect(routeOf("/about")).toEqual({ page: "about" });
    expect(routeOf("/nowhere")).toEqual({ page: "lost" });
  });

  it("name moments of a game", () => {
    expect(routeOf("/table/abc", "?at=7")).toEqual({ page: "replay", id: "abc", at: 7 });
    expect(routeOf("/replay/abc")).toEqual({ page: "replay", id: "abc", at: null });
    expect(routeOf("/replay/abc", "?at=x")).toEqual({ page: "replay", id: "abc", at: null });
  });
});
