import { expect, it } from "vitest";
import { arc } from "./travel";

const box = (x: number, y: number) => ({ x, y, width: 20, height: 10 }) as DOMRect;

it("flies in an arc from the middle of one place to the middle of another, and lands a little large", () => {
  const frames = arc(box(0, 100), box(200, 100)).map(({ transform }) => String(transform));
  expect(frames[0]).toBe("translate(10.0px, 105.0px) scale(1)");
  expect(frames.at(-1)).toBe("translate(210.0px, 105.0px) scale(1.08)");
  const heights = frames.map((frame) => Number(/, (-?[\d.]+)px/.exec(frame)?.[1]));
  expect(Math.min(...heights)).toBe(105 - 32);
});

it("never leaps higher than the page allows", () => {
  const top = arc(box(0, 400), box(3000, 400)).map((frame) =>
    Number(/, (-?[\d.]+)px/.exec(String(frame.transform))?.[1]),
  );
  expect(Math.min(...top)).toBe(405 - 70);
});
