/** A lane for heavy work: so much at once, so much waiting, and beyond that a refusal (T27). */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../api/budget/network.ts';
import { Problem } from '../../api/problem.ts';

/**
 * Does `work` for whoever asks from `address` when its turn comes; throws Problem `unavailable`
 * when too much waits already, of all or of that network.
 */
export type Lane = <Result>(work: () => Promise<Result>, address: string) => Promise<Result>;

interface Width {
  readonly atOnce: number;
  readonly waiting: number;
  /** How much of it may wait for one network; unset: all. */
  readonly waitingEach?: number;
  readonly retryAfterSeconds: number;
  /** After each work a place rests as long as that took: half of the time is for others. */
  readonly rests?: boolean;
}

/** Milliseconds. */
const longestRest = 100;

/**
 * Between two works everything else that has arrived meanwhile has its turn. Networks take turns:
 * who asks much waits for himself, not others for him.
 */
export function openLane(width: Width): Lane {
  const { atOnce, waiting, waitingEach = waiting, retryAfterSeconds, rests = false } = width;
  /** Those who wait, by network; whose network stands first is next. */
  const queues = new Map<string, (() => void)[]>();
  let queued = 0;
  let busy = 0;

  return async (work, address) => {
    if (busy >= atOnce) await ownTurn(networkOf(address));
    else busy += 1;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      void leave(performance.now() - begun);
    }
  };

  /** Whoever leaves hands its place over, so that nobody slips in between. */
  function ownTurn(network: string): Promise<void> {
    const own = queues.get(network) ?? [];
    if (queued >= waiting || own.length >= waitingEach) {
      throw new Problem('unavailable', { retryAfterSeconds });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    own.push(resolve);
    queues.set(network, own);
    queued += 1;
    return promise;
  }

  async function leave(took: number): Promise<void> {
    await (rests && queued > 0 ? sleep(Math.min(took, longestRest)) : nextTurn());
    const next = nextInTurn();
    if (next === undefined) busy -= 1;
    else next();
  }

  function nextInTurn(): (() => void) | undefined {
    for (const [network, own] of queues) {
      queues.delete(network);
      const next = own.shift();
      if (own.length > 0) queues.set(network, own);
      queued -= 1;
      return next;
    }
    return undefined;
  }
}
