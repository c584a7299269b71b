// Hides or shrinks parts step by step when room is short: classes `fit-1`, `fit-2` ... are added one by one until
// everything fits, and the style says what each step hides.

import type { Attachment } from "svelte/attachments";

export function fit(steps: number): Attachment<HTMLElement> {
  return (element) => {
    const measure = () => {
      for (let step = 1; step <= steps; step++) element.classList.remove(`fit-${step}`);
      for (let step = 1; step <= steps && element.scrollWidth > element.clientWidth + 1; step++)
        element.classList.add(`fit-${step}`);
    };
    const sizes = new ResizeObserver(measure);
    const words = new MutationObserver((changes) => changes.some((change) => change.target !== element) && measure());
    sizes.observe(element);
    words.observe(element, { childList: true, characterData: true, subtree: true, attributeFilter: ["class"] });
    void document.fonts?.ready.then(measure);
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  };
}
