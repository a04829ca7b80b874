/** Says whether a way works: shut after failures in a row, tried again now and then. */

const mostFailures = 3;

export interface Breaker {
  /** Whether one more may try. Looking changes nothing: a page may do it. */
  isOpen(): boolean;
  /** One tries; after failures it is the probe, and the others wait for what comes of it. */
  began(): void;
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
    isOpen: () => inRow < mostFailures || now() >= shutUntil,
    began() {
      if (inRow >= mostFailures) shutUntil = now() + rest;
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
