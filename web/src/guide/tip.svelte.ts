// The single tip of the page: the price of a thing, or why it cannot be chosen. Shown on hover, focus and long press.

import type { Attachment } from "svelte/attachments";
import type { Line } from "../kit/tokens";
import type { Price, Why } from "../net/protocol";

export interface TipText {
  title?: string;
  price?: Price;
  left?: number | null;
  /** Its gain, as icons. */
  icons?: Line[];
  lines?: string[];
  rule?: string | null;
  /** Stay in a corner of this element, away from the explained thing, so that its surroundings stay visible. */
  aside?: Element | null;
}

/** A persistent tip: opened by a click on a thing that cannot be chosen, or by a long press. */
export interface Sheet extends TipText {
  /** Chooses the pressed thing. */
  choose?: (() => void) | undefined;
}

const PAUSE = 120;
const LINGER = 120;
const LONG_PRESS = 450;

class Tip {
  text = $state.raw<TipText | null>(null);
  box = $state.raw<DOMRect | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  /** The bar shows the whole text. */
  told = $state(false);
  /** The page has a bar with a teaching line. */
  inBar = false;
  /** It was opened by a tap. */
  touched = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private owner: Element | null = null;

  show(owner: Element, text: TipText, touched = false): void {
    clearTimeout(this.timer);
    if (this.sheet) return;
    this.touched = touched;
    this.owner = owner;
    this.box = owner.getBoundingClientRect();
    this.text = text;
  }

  hide(owner: Element): void {
    if (this.owner !== owner) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), LINGER);
  }

  close(): void {
    clearTimeout(this.timer);
    this.owner = null;
    this.text = null;
  }

  open(sheet: Sheet): void {
    this.close();
    this.sheet = sheet;
  }
}

export const tip = new Tip();

/** The tapped thing that waits for a second tap. */
let armed: Element | null = null;
function arm(element: Element | null): void {
  armed?.removeAttribute("data-armed");
  armed = element;
  element?.setAttribute("data-armed", "");
}

type Telling = TipText | null | Promise<TipText | null>;

interface Telltale {
  atOnce?: boolean;
  /** The move that a long press offers. */
  choose?: (() => void) | undefined;
}

/** Show the result of `tell` while the element is hovered or focused; a long press opens it as a sheet. */
export function explain(tell: () => Telling, { atOnce = false, choose }: Telltale = {}): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let pressed = false;
    let touch = false;
    const show = async () => {
      const text = await tell();
      if (text && over && element.isConnected) tip.show(element, text);
    };
    const open = async (offered: (() => void) | undefined) => {
      const text = await tell();
      if (text && element.isConnected) tip.open({ ...text, choose: offered });
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
      touch = event instanceof PointerEvent && event.pointerType === "touch";
      if (!touch) return;
      pressed = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        void open(choose);
      }, LONG_PRESS);
    };
    const release = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") clearTimeout(timer);
    };
    /** The first tap on a choosable thing explains it, the second chooses it. */
    const tapped = (event: Event): boolean => {
      if (!touch || pressed || !choose || !tip.inBar || armed === element) return false;
      arm(element);
      event.preventDefault();
      event.stopImmediatePropagation();
      void Promise.resolve(tell()).then((text) => text && armed === element && tip.show(element, text, true));
      return true;
    };
    // Ignore the click at the end of a long press. After a choice, hide the tip: its price no longer matters.
    const chosen = (event: Event) => {
      clearTimeout(timer);
      if (tapped(event)) return;
      arm(null);
      over = false;
      tip.close();
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => pressed && event.preventDefault();
    const now = () => void open(undefined);
    const heard: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["focus", enter],
      ["pointerleave", leave],
      ["blur", leave],
      ["pointerdown", press],
      [
        "pointermove",
        (event) => event instanceof PointerEvent && Math.hypot(event.movementX, event.movementY) > 6 && release(event),
      ],
      ["pointerup", release],
      ["pointercancel", release],
      ["contextmenu", menu],
      ["click", chosen, true],
      ["explain", now],
    ];
    for (const [name, hear, first] of heard) element.addEventListener(name, hear, first ?? false);
    return () => {
      clearTimeout(timer);
      if (armed === element) arm(null);
      tip.hide(element);
      for (const [name, hear, first] of heard) element.removeEventListener(name, hear, first ?? false);
    };
  };
}

/** Show the tip at once, after a click on a thing that cannot be chosen. */
export function explainNow(element: EventTarget | null): void {
  element?.dispatchEvent(new CustomEvent("explain"));
}

/** The tip with the rule that forbids a move. */
export function forbidden(title: string | undefined, why: Why | null, more: string[] = []): TipText | null {
  if (!why?.say && !more.length) return null;
  const rule = why?.rule && /[A-Z]/.test(why.rule) ? why.rule : null;
  return { ...(title === undefined ? {} : { title }), lines: [...more, ...(why?.say ? [why.say] : [])], rule };
}
