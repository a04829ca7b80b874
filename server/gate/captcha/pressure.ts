/** How hard the site is being tried: the share of failures lately decides the work (T11, S5). */

/** Milliseconds; two such buckets are looked at, so between five and ten minutes count. */
const bucketLength = 5 * 60_000;
const fewFailures = 20;
const manyFailures = 100;
const floodOfFailures = 500;

export interface Pressure {
  note(outcome: 'right' | 'wrong'): void;
  /** 0 calm to 3 flood. */
  level(): 0 | 1 | 2 | 3;
}

interface Bucket {
  readonly since: number;
  right: number;
  wrong: number;
}

/** `now` in milliseconds. Single mistakes of people who get in afterwards raise nothing. */
export function measurePressure(now: () => number = Date.now): Pressure {
  const begin = (since: number): Bucket => ({ since, right: 0, wrong: 0 });
  let current = begin(now());
  let last = begin(0);

  function turn(): void {
    const at = now();
    if (at - current.since < bucketLength) return;
    last = at - current.since < 2 * bucketLength ? current : begin(0);
    current = begin(at);
  }

  return {
    note(outcome) {
      turn();
      current[outcome] += 1;
    },
    level() {
      turn();
      const wrong = current.wrong + last.wrong;
      const right = current.right + last.right;
      if (wrong < fewFailures || wrong < right) return 0;
      if (wrong < manyFailures) return 1;
      return wrong < floodOfFailures ? 2 : 3;
    },
  };
}
