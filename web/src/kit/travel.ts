// Pieces travel: a copy of a piece flies from one place of the page to another.

import { settings } from "../reader/settings.svelte";

export interface Travel {
  /** Values of `data-at` of the elements where it begins and ends. */
  from: string;
  to: string;
  /** Class of the piece, which gives it its look. */
  look: string;
  /** The tone of its colour (kit/tones.css), where its class gives none. */
  tone?: string;
}

const TIME = 280;
const BETWEEN = 90;
const MOST = 40;
/** However many fly, the last one leaves before that. */
const LAST = 1100;

function spot(name: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width && box.right > 0 && box.left < innerWidth) return box;
  }
  return null;
}

/** Let pieces fly, one a little after the other. Nothing happens where motion is not wanted. */
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
    const piece = document.createElement("div");
    piece.className = `flyer ${travel.look}`;
    piece.setAttribute("aria-hidden", "true");
    if (travel.tone) piece.style.color = `var(--tone-${travel.tone})`;
    document.body.append(piece);
    const at = (box: DOMRect) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`;
    const moving = piece.animate(
      [
        { transform: `${at(from)} scale(1)`, opacity: 0.9 },
        { transform: `${at(to)} scale(1)`, opacity: 1 },
      ],
      { duration: TIME, delay: i * between, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
    );
    moving.onfinish = () => piece.remove();
    moving.oncancel = () => piece.remove();
  });
}
