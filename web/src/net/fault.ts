// Errors as shown to the reader.

import { Refused } from "./api";

export interface Fault {
  /** Empty when nothing answered. */
  say: string;
  rule: string | null;
}

export function faultOf(error: unknown): Fault {
  if (error instanceof Refused)
    return { say: error.problem.say, rule: (error.problem.args?.rule as string | undefined) ?? null };
  return { say: "", rule: null };
}
