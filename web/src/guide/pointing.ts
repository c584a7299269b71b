// Targets of a lesson: the things of the board that a move names, and the buttons that make it.

/** A style sheet, so that elements that are redrawn meanwhile are highlighted too. */
let sheet: CSSStyleSheet | undefined;

const LOOK =
  "outline: 5px solid var(--lit); outline-offset: 2px; filter: drop-shadow(0 0 7px var(--gold)); animation: pointed 0.8s ease-in-out infinite alternate;";

/** The selector of the targets; `places` are values of `data-at`, `text` is the move's notation. */
export function selectorOf(places: readonly string[], text: string): string {
  const move = `[data-move=${JSON.stringify(text)}]`;
  return [...places.map((place) => `[data-at=${JSON.stringify(place)}]`), move].join(", ");
}

/** Highlight only the elements that match a selector; null: none. */
export function pointAt(selector: string | null): void {
  sheet ??= new CSSStyleSheet();
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync(selector ? `:is(${selector}) { ${LOOK} }` : "");
  if (selector) document.querySelector(selector)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
