// The drawer with rules beside the board, so that nobody has to leave the table to read one.

import { RULE } from "./rules";

class Drawer {
  open = $state(false);
  /** The rule to show; empty: the whole catalogue. */
  rule = $state("");
  /** The element that had the focus before. */
  private before: HTMLElement | null = null;

  show(rule = ""): void {
    if (!this.open) this.before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.rule = rule;
    this.open = true;
    // An element in the top layer would cover the drawer.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.rule = "";
    if (this.before?.isConnected) this.before.focus();
    this.before = null;
  }

  /** Handles a link to the rules of the game at this table; returns false for other links. */
  takes(path: string, game: string): boolean {
    const [where = "", anchor = ""] = path.split("#");
    if (where !== `/rules/${game}` && where !== `/rules/${game}/catalogue`) return false;
    this.show(RULE.test(anchor) ? anchor : "");
    return true;
  }
}

export const drawer = new Drawer();
