/** The line in the log that each answer 503 has: by its reference, which the person reads out. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ProblemCode } from '../../api/problem.ts';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { newRef } from './failure.ts';

export interface UnavailableLog {
  /** Writes the line and gives the reference that the answer shows. */
  note(facts: Facts): string;
  /** Writes what is still to be counted. */
  flush(): void;
}

interface Facts {
  readonly code: ProblemCode;
  readonly address: string;
  readonly route: string | undefined;
  readonly error: unknown;
}

/** Lines of their own in a second; a disk or a log that is behind must not drown in them. */
const mostInSecond = 20;
const second = 1_000;

interface Shared {
  readonly ref: string;
  count: number;
}

/**
 * Up to twenty answers in a second have a reference and a line each. Those beyond share one of
 * their kind: its line is written when it is first given, so that whoever reads it out is found
 * whatever happens next, and another one counts them when the second is over.
 */
export function openUnavailableLog(
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number = () => performance.now(),
): UnavailableLog {
  const shared = new Map<ProblemCode, Shared>();
  let since = Number.NEGATIVE_INFINITY;
  let lines = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [code, { ref, count }] of shared) {
      log.warn({ ref, code, count }, 'answered 503: these share a reference');
    }
    shared.clear();
    lines = 0;
  }

  /** The reference of those beyond; undefined before the first of a kind. */
  function joined(code: ProblemCode): string | undefined {
    const group = shared.get(code);
    if (group === undefined) return undefined;
    group.count += 1;
    return group.ref;
  }

  return {
    flush,
    note({ code, address, route, error }) {
      if (now() - since >= second) {
        flush();
        since = now();
      }
      const isOwn = lines < mostInSecond;
      if (isOwn) lines += 1;
      const known = isOwn ? undefined : joined(code);
      if (known !== undefined) return known;
      const ref = newRef();
      const reason = error instanceof StoreUnavailable ? error.message : undefined;
      const line = { ref, code, address, route, ...(reason !== undefined && { reason }) };
      if (isOwn) {
        log.warn(line, 'answered 503');
        return ref;
      }
      log.warn({ ...line, shared: true }, 'answered 503');
      shared.set(code, { ref, count: 1 });
      timer ??= setTimeout(flush, second).unref();
      return ref;
    },
  };
}

/** The log's own, closed with the app. */
export function unavailableLogOf(app: FastifyInstance): UnavailableLog {
  const unavailable = openUnavailableLog(app.log);
  app.addHook('onClose', async () => unavailable.flush());
  return unavailable;
}
