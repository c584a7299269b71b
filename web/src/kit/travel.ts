// Flying pieces: a copy of a piece flies in an arc from one place of the page to another and lands. Things that it
// passes on its way swell. Only transform and opacity are animated (tools/trace_motion.py proves it).

import { settings } from "../reader/settings.svelte";
import { drawing } from "./symbols";

export interface Travel {
  /** Values of `data-at` of the start and end elements; of several, separated by spaces, the first visible one. */
  from: string;
  to: string;
  /** The class that styles the piece. */
  look: string;
  /** The tone of its colour (kit/tones.css), where its class gives none. */
  tone?: string;
  /** The icon it is drawn as: a ship, a shuttle, a satellite. Such pieces fly slowly. */
  icon?: string;
  /** The element it passes halfway. */
  passes?: string[];
}

const TIME = 280;
/** Milliseconds in which a piece drawn as an icon crosses half of the page. */
const VOYAGE = 560;
const LANDING = 90;
const BETWEEN = 90;
const MOST = 40;
/** The latest start of a piece, however many fly. */
const LAST = 1100;
/** The height of an arc as a share of its length, and its maximum in pixels. */
const ARC = 0.16;
const HIGHEST = 70;
const SWIFT = "cubic-bezier(.2,.8,.2,1)";

function spot(names: string): DOMRect | null {
  for (const name of names.split(" "))
    for (const element of document.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width && box.right > 0 && box.left < innerWidth) return box;
    }
  return null;
}

const SVG = "http://www.w3.org/2000/svg";

function drawn(name: string): SVGSVGElement | null {
  const found = drawing(name);
  if (!found) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  for (const kind of ["fill", "line", "cut"] as const) {
    const d = found[kind];
    if (!d) continue;
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", kind);
    svg.append(path);
  }
  return svg;
}

function pieceOf({ look, tone, icon }: Travel): HTMLElement {
  const piece = document.createElement("div");
  const picture = icon ? drawn(icon) : null;
  piece.className = `flyer ${look}${picture ? " drawn" : ""}`;
  piece.setAttribute("aria-hidden", "true");
  if (tone) piece.style.color = `var(--tone-${tone})`;
  if (picture) piece.append(picture);
  return piece;
}

/** Its position and size on the way. */
export function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [u, v] = [to.x + to.width / 2, to.y + to.height / 2];
  const high = Math.min(HIGHEST, ARC * Math.hypot(u - x, v - y));
  const at = (share: number, scale: number) => {
    const lift = 4 * share * (1 - share) * high;
    const left = (x + (u - x) * share).toFixed(1);
    const top = (y + (v - y) * share - lift).toFixed(1);
    return { transform: `translate(${left}px, ${top}px) scale(${scale})` };
  };
  return [
    { ...at(0, 1), opacity: 0.9 },
    { ...at(0.25, 1.12) },
    { ...at(0.5, 1.18) },
    { ...at(0.75, 1.14) },
    { ...at(1, 1.08), opacity: 1 },
  ];
}

/** An element that is passed swells for a moment. */
function answer(names: string[], after: number): void {
  for (const name of names)
    for (const element of document.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`))
      element.animate(
        [{ transform: "scale(1)" }, { transform: "scale(1.45)", offset: 0.35 }, { transform: "scale(1)" }],
        {
          duration: 420,
          delay: after,
          easing: "ease-out",
        },
      );
}

/** Let pieces fly, one a little after the other. Does nothing if motion is turned off. */
export function fly(travels: Travel[]): void {
  if (!settings.moving || document.hidden) return;
  // All places are looked up before anything is added: the page is laid out once.
  const ways = travels.flatMap((travel) => {
    const from = spot(travel.from);
    const to = spot(travel.to);
    return from && to ? [{ travel, from, to }] : [];
  });
  const between = Math.min(BETWEEN, LAST / ways.length);
  ways.slice(0, MOST).forEach(({ travel, from, to }, i) => {
    const piece = pieceOf(travel);
    document.body.append(piece);
    const path = arc(from, to);
    const end = path.at(-1)?.transform as string;
    const duration = travel.icon ? VOYAGE : TIME;
    const delay = i * between;
    if (travel.passes?.length) answer(travel.passes, delay + duration / 2);
    const moving = piece.animate(path, { duration, delay, easing: SWIFT, fill: "both" });
    moving.onfinish = () => {
      const landing = piece.animate([{ transform: end }, { transform: end.replace("scale(1.08)", "scale(1)") }], {
        duration: LANDING,
        fill: "both",
      });
      landing.onfinish = () => piece.remove();
      landing.oncancel = () => piece.remove();
    };
    moving.oncancel = () => piece.remove();
  });
}
