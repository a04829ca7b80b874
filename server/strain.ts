/** Sheds load before the machine drowns: late timers mean that the event loop is behind (T27). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../api/problem.ts';

/** Milliseconds of median lateness over the last look above which calls are turned away. */
const tooLate = 400;
const lookEvery = 500;
const mostInFlight = 1_000;
const retrySeconds = 3;
const nanosecondsInMillisecond = 1e6;

/** Answers 503 `unavailable` while the process is behind or has too many requests in hand. */
export function shedLoad(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let strained = false;
  let inFlight = 0;
  delay.enable();
  const timer = setInterval(() => {
    strained = delay.percentile(50) / nanosecondsInMillisecond > tooLate;
    delay.reset();
  }, lookEvery);
  timer.unref();

  app.addHook('onRequest', (_request, reply, done) => {
    if (strained || inFlight >= mostInFlight) {
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
