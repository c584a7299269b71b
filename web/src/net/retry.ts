// Retries calls after temporary failures: after the server's Retry-After, else with exponential backoff.

import { Lost, Refused } from "./api";

const FIRST = 1000;
const LONGEST = 15_000;
/** Number of failed calls after which a server error is reported. */
const FAULTS = 4;

/** Whether a failure is temporary: no answer, too many requests, or a server error. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof Lost || (error instanceof Refused && ([429, 503].includes(error.problem.status) || isFault(error)))
  );
}

/** A fault of the server. 503 is none: it takes no changes for a while. */
function isFault(error: unknown): boolean {
  return error instanceof Refused && error.problem.status >= 500 && error.problem.status !== 503;
}

/** Milliseconds before a call that failed `failures` times is made again. Pages that lost the same server come back one
 * after the other. */
export function delay(error: unknown, failures: number): number {
  if ((error instanceof Refused || error instanceof Lost) && error.retryAfter) return error.retryAfter * 1000;
  return backoff(failures, FIRST, LONGEST);
}

/** Exponential backoff with jitter of a fifth. */
export function backoff(failures: number, first: number, longest: number): number {
  return Math.min(first * 2 ** (failures - 1), longest) * (1 + Math.random() / 5);
}

/** Retry a call until it is answered or finally refused; null when it is cancelled. `late` is called with whether
 * the answer is being waited for longer than usual. */
export async function insist<T>(
  call: () => Promise<T>,
  wanted: () => boolean,
  late: (is: boolean) => void,
): Promise<T | null> {
  for (let failures = 1; ; failures++) {
    try {
      const answer = await call();
      late(false);
      return answer;
    } catch (error) {
      const again = isPassing(error) && (failures < FAULTS || !isFault(error));
      late(again && wanted());
      if (!again) throw error;
      await new Promise((go) => setTimeout(go, delay(error, failures)));
      if (!wanted()) return null;
    }
  }
}
