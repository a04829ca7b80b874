/** Says whether a way works: shut after failures in a row, tried again now and then. */

const mostFailures = 3;

export interface Breaker {
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * `rest`: milliseconds after the last failure until one more may try; while it does, and until it
 * has an answer, the way counts as shut again. `now` in milliseconds.
 */
export function openBreaker(rest: number, now: () => number = Date.now): Breaker {
  let inRow = 0;
  let shutUntil = 0;
  return {
    isOpen() {
      if (inRow < mostFailures) return true;
      if (now() < shutUntil) return false;
      // Whoever asked first is the probe; the others wait for what comes of it.
      shutUntil = now() + rest;
      return true;
    },
    succeeded() {
      inRow = 0;
    },
    failed() {
      inRow += 1;
      shutUntil = now() + rest;
    },
  };
}
