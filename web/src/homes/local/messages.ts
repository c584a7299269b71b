// The messages between page and worker.
import type { Start } from "./python";

export interface Ask {
  number: number;
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Whose view a table shows; `asked` are the people for whom it is covered. */
export interface Screen {
  seat: number | null;
  asked: { seat: number; name: string }[];
}

export type ToWorker = { start: Start; language: string; game: string | null } | { ask: Ask } | { watch: string[] };

export type FromWorker =
  | { alive: string }
  | { came: number }
  | { running: true }
  | { chosen: string }
  | { ready: true }
  | { failed: string }
  | { lasting: boolean }
  | { full: boolean }
  | { answer: Answer; number: number }
  | { update: { table: string; seq: number } }
  | { screen: Screen; table: string }
  | { following: string[] };
