/** A lane for heavy work: so much at once, so much waiting, and beyond that a refusal (T27). */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../api/problem.ts';

/** Does `work` when its turn comes; throws Problem `unavailable` when too much waits already. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Width {
  readonly atOnce: number;
  readonly waiting: number;
  readonly retryAfterSeconds: number;
  /** After each work a place rests as long as that took: half of the time is for others. */
  readonly rests?: boolean;
}

/** Milliseconds. */
const longestRest = 100;

/** Between two works everything else that has arrived meanwhile has its turn. */
export function openLane({ atOnce, waiting, retryAfterSeconds, rests = false }: Width): Lane {
  const queue: (() => void)[] = [];
  let busy = 0;

  return async (work) => {
    if (busy >= atOnce) {
      if (queue.length >= waiting) throw new Problem('unavailable', { retryAfterSeconds });
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      // Whoever leaves hands its place over, so that nobody slips in between.
      await promise;
    } else {
      busy += 1;
    }
    const begun = performance.now();
    try {
      return await work();
    } finally {
      void leave(performance.now() - begun);
    }
  };

  async function leave(took: number): Promise<void> {
    await (rests && queue.length > 0 ? sleep(Math.min(took, longestRest)) : nextTurn());
    const next = queue.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}
