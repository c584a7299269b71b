// Zoom by wheel, pinch and buttons, and pan by dragging: moves the board, never the page.

import type { Attachment } from "svelte/attachments";
import type { Frame, Point } from "./geometry";

const NEAREST = 5;
const STEP = 1.5;
const MOVED = 6;

export class Zoom {
  scale = $state(1);
  /** The middle of what is shown, as a share of what can be moved. */
  private centre = $state<Point>({ x: 0.5, y: 0.5 });

  /** The part of the whole that is shown now. */
  shown(whole: Frame): Frame {
    const width = whole.width / this.scale;
    const height = whole.height / this.scale;
    return {
      x: whole.x + (whole.width - width) * this.centre.x,
      y: whole.y + (whole.height - height) * this.centre.y,
      width,
      height,
    };
  }

  /** Reset to the initial zoom, centred. */
  begin(scale: number): void {
    this.scale = scale;
    this.centre = { x: 0.5, y: 0.5 };
  }

  /** Centre a place, as far as the drawing allows. */
  look(at: Point, whole: Frame): void {
    const part = 1 / this.scale;
    const share = (from: number, all: number) => (part < 1 ? clamp((from / all - part / 2) / (1 - part)) : 0.5);
    this.centre = { x: share(at.x - whole.x, whole.width), y: share(at.y - whole.y, whole.height) };
  }

  nearer(): void {
    this.to(this.scale * STEP);
  }
  farther(): void {
    this.to(this.scale / STEP);
  }
  get nearest(): boolean {
    return this.scale >= NEAREST;
  }
  get whole(): boolean {
    return this.scale <= 1;
  }

  /** Zoom so that a point (shares of the drawing) stays where it is. */
  private to(scale: number, point: Point = { x: 0.5, y: 0.5 }): void {
    const before = this.scale;
    this.scale = Math.max(1, Math.min(NEAREST, scale));
    const share = (at: number, mid: number) => {
      const here = mid * (1 - 1 / before) + at / before;
      const room = 1 - 1 / this.scale;
      return room ? clamp((here - at / this.scale) / room) : 0.5;
    };
    this.centre = { x: share(point.x, this.centre.x), y: share(point.y, this.centre.y) };
  }

  private move(dx: number, dy: number): void {
    const room = this.scale - 1;
    if (room <= 0) return;
    this.centre = { x: clamp(this.centre.x - dx / room), y: clamp(this.centre.y - dy / room) };
  }

  /** Wheel, pinch and drag on the drawing. A drag swallows the click at its end. */
  readonly by: Attachment<Element> = (element) => {
    const fingers = new Map<number, Point>();
    let dragged = false;
    const box = () => element.getBoundingClientRect();
    const share = (at: Point): Point => {
      const { left, top, width, height } = box();
      return { x: (at.x - left) / width, y: (at.y - top) / height };
    };
    const wheel = (event: Event) => {
      const turned = event as WheelEvent;
      turned.preventDefault();
      this.to(this.scale * Math.exp(-turned.deltaY / 400), share({ x: turned.clientX, y: turned.clientY }));
    };
    const down = (event: Event) => {
      const at = event as PointerEvent;
      fingers.set(at.pointerId, { x: at.clientX, y: at.clientY });
      if (fingers.size === 1) dragged = false;
    };
    const moved = (event: Event) => {
      const at = event as PointerEvent;
      const was = fingers.get(at.pointerId);
      if (!was) return;
      const now = { x: at.clientX, y: at.clientY };
      const { width, height } = box();
      if (fingers.size === 2) {
        const other = [...fingers].find(([id]) => id !== at.pointerId)?.[1] ?? now;
        const far = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
        this.to((this.scale * far(now)) / far(was), share({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
        dragged = true;
      } else if (dragged || Math.hypot(now.x - was.x, now.y - was.y) > MOVED) {
        if (this.whole) return;
        dragged = true;
        this.move((now.x - was.x) / width, (now.y - was.y) / height);
      } else {
        return;
      }
      fingers.set(at.pointerId, now);
    };
    const up = (event: Event) => void fingers.delete((event as PointerEvent).pointerId);
    const click = (event: Event) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("pointerleave", up);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("pointerleave", up);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
