/** Sheds load before the machine drowns: late timers mean that the event loop is behind (T27). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../api/problem.ts';
import { partOf } from '../../runtime/processes.ts';
import { isBodyUnread } from './unread-bodies.ts';

/** Milliseconds of median lateness over one look above which the loop counts as behind. */
const tooLate = 400;
const lookEvery = 500;
/** One long task is no overload: only looks in a row are. */
const looksInRow = 3;
const mostInFlight = partOf(1_000);
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

const isAlways = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.always === true;

/**
 * Answers 503 `overloaded` while the process is behind or has too many requests in hand. One
 * whose body is still on its way, or whose answer is, costs the client's time and not ours, and is
 * not in hand. `delay` measures how late timers come.
 */
export function shedLoad(
  app: FastifyInstance,
  delay: Delay = monitorEventLoopDelay({ resolution: 20 }),
): void {
  let behind = 0;
  const active = new WeakSet<object>();
  let inFlight = 0;
  delay.enable();
  const timer = setInterval(() => {
    const lateness = delay.percentile(50) / nanosecondsInMillisecond;
    behind = lateness > tooLate ? behind + 1 : 0;
    if (behind === looksInRow) app.log.warn({ lateness, inFlight }, 'behind: turning calls away');
    delay.reset();
  }, lookEvery);
  timer.unref();

  function admit(request: FastifyRequest): Problem | undefined {
    if (isAlways(request) || active.has(request.raw)) return undefined;
    if (behind >= looksInRow || inFlight >= mostInFlight) {
      return new Problem('overloaded', { retryAfterSeconds: retrySeconds });
    }
    active.add(request.raw);
    inFlight += 1;
    return undefined;
  }
  function leave({ raw }: Pick<FastifyRequest, 'raw'>): void {
    if (active.delete(raw)) inFlight -= 1;
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => leave(request));
    done(admit(request));
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (isBodyUnread(request)) leave(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => done(admit(request)));
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
}
