/** How many guarded tries of the whole site fail: counted by all its servers together (S5). */
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../records/database.ts';
import {
  addGuardedTries,
  guardedTries,
  type TryCounts,
} from '../../records/health/guarded-tries.ts';
import { upTo } from '../../runtime/up-to.ts';

/** Milliseconds; two such buckets are looked at, so between five and ten minutes count. */
const bucketLength = 5 * 60_000;
const fewFailures = 20;
const manyFailures = 100;
const floodOfFailures = 500;

/** 0 calm to 3 flood. */
type Level = 0 | 1 | 2 | 3;

export interface Pressure {
  note(outcome: 'right' | 'wrong'): void;
  level(): Level;
}

interface Bucket {
  readonly since: number;
  right: number;
  wrong: number;
}

function levelOf({ right, wrong }: TryCounts): Level {
  if (wrong < fewFailures || wrong < right) return 0;
  if (wrong < manyFailures) return 1;
  return wrong < floodOfFailures ? 2 : 3;
}

const sumOfCounts = (one: TryCounts, other: TryCounts): TryCounts => ({
  right: one.right + other.right,
  wrong: one.wrong + other.wrong,
});

/**
 * What one process has seen. `now` in milliseconds. Single mistakes of people who get in
 * afterwards raise nothing.
 */
export function measurePressure(now: () => number = Date.now): Pressure {
  const begin = (since: number): Bucket => ({ since, right: 0, wrong: 0 });
  let current = begin(now());
  let last = begin(0);

  function rotate(): void {
    const at = now();
    if (at - current.since < bucketLength) return;
    last = at - current.since < 2 * bucketLength ? current : begin(0);
    current = begin(at);
  }

  return {
    note(outcome) {
      rotate();
      current[outcome] += 1;
    },
    level() {
      rotate();
      return levelOf(sumOfCounts(current, last));
    },
  };
}

/** Milliseconds: how soon a try is handed on, how often the others' are asked for, … */
const sendAfter = 200;
const askEvery = 1_000;
/** … how long a start and an end wait for it, … */
const patience = 1_000;
/** … and how old what they said may be; then this server goes by what it has seen itself. */
const oldest = 5_000;

/**
 * The site's, at all servers the same within 1.2 seconds: this one's tries count here at once.
 * While the store is away each server goes by its own.
 */
export function sharePressure(
  app: Pick<FastifyInstance, 'addHook'>,
  records: Pick<Records, 'asVisitor' | 'readAsVisitor' | 'isUp'>,
): Pressure {
  const own = measurePressure();
  const none: TryCounts = { right: 0, wrong: 0 };
  let [waiting, sent] = [none, none];
  let shared: { readonly counts: TryCounts; readonly at: number } | undefined;
  let asking: Promise<void> | undefined;
  let soon: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    const isNews = waiting.right + waiting.wrong > 0;
    [sent, waiting] = [waiting, none];
    try {
      const counts = isNews
        ? await records.asVisitor((db) => addGuardedTries(db, sent))
        : await records.readAsVisitor(guardedTries, { atOnce: true });
      shared = { counts, at: performance.now() };
    } catch {
      // They are handed on when the store is back.
      waiting = sumOfCounts(waiting, sent);
    } finally {
      sent = none;
    }
  }
  /** One question at a time; what comes meanwhile goes with the next one. */
  function askOnce(): Promise<void> {
    if (!records.isUp()) return Promise.resolve();
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function last(): Promise<void> {
    if (waiting.right + waiting.wrong > 0) await askOnce();
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await upTo(patience, askOnce());
    timer = setInterval(() => void askOnce(), askEvery).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(soon);
    await upTo(patience, (asking ?? Promise.resolve()).then(last));
  });

  return {
    note(outcome) {
      own.note(outcome);
      waiting = sumOfCounts(waiting, { ...none, [outcome]: 1 });
      soon ??= setTimeout(() => {
        soon = undefined;
        void askOnce();
      }, sendAfter).unref();
    },
    level() {
      if (shared === undefined || performance.now() - shared.at > oldest) return own.level();
      return levelOf(sumOfCounts(shared.counts, sumOfCounts(sent, waiting)));
    },
  };
}
