/** Sheds load before the machine drowns: late timers mean that the event loop is behind (T27). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../api/problem.ts';

/** Milliseconds of median lateness over one look above which the loop counts as behind. */
const tooLate = 400;
const lookEvery = 500;
/** One long task is no overload: only looks in a row are. */
const looksInRow = 3;
const mostInFlight = 1_000;
const retrySeconds = 3;
const nanosecondsInMillisecond = 1e6;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered even while others are turned away: whoever watches the server needs it then. */
    always?: boolean;
  }
}

type Histogram = ReturnType<typeof monitorEventLoopDelay>;
export type Delay = Pick<Histogram, 'enable' | 'disable' | 'reset' | 'percentile'>;

/**
 * Answers 503 `unavailable` while the process is behind or has too many requests in hand.
 * `delay` measures how late timers come.
 */
export function shedLoad(
  app: FastifyInstance,
  delay: Delay = monitorEventLoopDelay({ resolution: 20 }),
): void {
  let behind = 0;
  let inFlight = 0;
  delay.enable();
  const timer = setInterval(() => {
    const lateness = delay.percentile(50) / nanosecondsInMillisecond;
    behind = lateness > tooLate ? behind + 1 : 0;
    if (behind === looksInRow) app.log.warn({ lateness, inFlight }, 'behind: turning calls away');
    delay.reset();
  }, lookEvery);
  timer.unref();

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.always) return done();
    if (behind >= looksInRow || inFlight >= mostInFlight) {
      return done(new Problem('unavailable', { retryAfterSeconds: retrySeconds }));
    }
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    return done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
}
