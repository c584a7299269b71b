// One tip for the whole page: what a thing costs, or why it cannot be chosen. On hover, on focus, on long press.

import type { Attachment } from "svelte/attachments";
import type { Price } from "./protocol";

export interface TipText {
  title?: string;
  price?: Price;
  left?: number | null;
  lines?: string[];
  rule?: string | null;
  /** Stay in a corner of this element, away from what is told about, so that its surroundings can be seen. */
  aside?: Element | null;
}

const PAUSE = 120;
const LINGER = 180;
const LONG_PRESS = 450;

class Tip {
  text = $state.raw<TipText | null>(null);
  box = $state.raw<DOMRect | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private owner: Element | null = null;

  show(owner: Element, text: TipText): void {
    clearTimeout(this.timer);
    this.owner = owner;
    this.box = owner.getBoundingClientRect();
    this.text = text;
  }

  hide(owner: Element): void {
    if (this.owner !== owner) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), LINGER);
  }

  keep(): void {
    clearTimeout(this.timer);
  }

  linger(): void {
    this.timer = setTimeout(() => this.close(), LINGER);
  }

  close(): void {
    clearTimeout(this.timer);
    this.owner = null;
    this.text = null;
  }
}

export const tip = new Tip();

type Telling = TipText | null | Promise<TipText | null>;

/** Show what `tell` says while the element is hovered, focused or pressed long. */
export function explain(tell: () => Telling, atOnce = false): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const show = async () => {
      const text = await tell();
      if (text && over && element.isConnected) tip.show(element, text);
    };
    const enter = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      over = true;
      clearTimeout(timer);
      timer = setTimeout(show, atOnce ? 0 : PAUSE);
    };
    const leave = () => {
      over = false;
      clearTimeout(timer);
      tip.hide(element);
    };
    const press = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
      over = true;
      clearTimeout(timer);
      timer = setTimeout(show, LONG_PRESS);
    };
    const release = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") clearTimeout(timer);
    };
    // Whatever was chosen is under way: what it would cost no longer matters.
    const chosen = () => {
      clearTimeout(timer);
      over = false;
      tip.close();
    };
    const now = () => {
      over = true;
      void show();
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("focus", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("blur", leave);
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    element.addEventListener("click", chosen);
    element.addEventListener("explain", now);
    return () => {
      clearTimeout(timer);
      tip.hide(element);
      for (const [name, heard] of [
        ["pointerenter", enter],
        ["focus", enter],
        ["pointerleave", leave],
        ["blur", leave],
        ["pointerdown", press],
        ["pointerup", release],
        ["pointercancel", release],
        ["click", chosen],
        ["explain", now],
      ] as const)
        element.removeEventListener(name, heard);
    };
  };
}

/** Tell now, on a click on something that cannot be chosen. */
export function explainNow(element: EventTarget | null): void {
  element?.dispatchEvent(new CustomEvent("explain"));
}
