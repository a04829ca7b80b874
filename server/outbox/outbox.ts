/** Messages on their way out: taken at once, delivered one after another, tried again (F18). */
import type { Message, Outbox } from '../../api/outbox/outbox.ts';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { partOf } from '../../runtime/processes.ts';
import { type Breaker, openBreaker } from './breaker.ts';

export type Channel = Message['channel'];

/** Delivers one message; throws when it did not get through. `signal` ends the try. */
export type Deliver = (message: Message, signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  /** A channel without a way never opens. */
  readonly transports: Readonly<Partial<Record<Channel, Deliver>>>;
  /** Told of failures; never what was to be sent, or to whom. */
  readonly log: { warn(facts: object, text: string): void };
  /** Milliseconds; defaults are those of a real server. */
  readonly times?: Partial<Times>;
}

interface Times {
  /** One try. */
  readonly longestTry: number;
  /** Before the second try, and before the third. */
  readonly waits: readonly number[];
  /** After failures in a row, until another message may try. */
  readonly rest: number;
  /** What `close` waits for deliveries under way. */
  readonly patience: number;
}

const usual: Times = { longestTry: 10_000, waits: [1_000, 4_000], rest: 30_000, patience: 3_000 };

const mostWaiting = partOf(1_000);
const mostAtOnce = partOf(8);

/** Of one channel, since the start. */
export interface ChannelFigures {
  /** Messages under way, and the age of the oldest of them. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly delivered: number;
  readonly lost: number;
}

export interface OpenOutbox extends Outbox {
  figures(): Readonly<Record<Channel, ChannelFigures>>;
  /** Delivers what can still be delivered, and gives up the rest. */
  close(): Promise<void>;
}

interface Line {
  readonly breaker: Breaker;
  readonly queue: FairQueue;
  /** When each message under way was taken, the oldest first. */
  readonly takenAt: Set<{ readonly at: number }>;
  delivered: number;
  lost: number;
}

function figuresOf({ takenAt, delivered, lost }: Line): ChannelFigures {
  const [oldest] = takenAt;
  const oldestSeconds = oldest === undefined ? 0 : (performance.now() - oldest.at) / 1_000;
  return { waiting: takenAt.size, oldestSeconds, delivered, lost };
}

/** Opens an outbox over ways to deliver. */
export function openOutbox({ transports, log, times }: OutboxOptions): OpenOutbox {
  const { longestTry, waits, rest, patience } = { ...usual, ...times };
  const closing = new AbortController();
  const open = new Set<Promise<void>>();
  const line = (): Line => ({
    breaker: openBreaker(rest),
    queue: new FairQueue({ running: mostAtOnce, waiting: mostWaiting }),
    ...{ takenAt: new Set(), delivered: 0, lost: 0 },
  });
  const lines: Readonly<Record<Channel, Line>> = { sms: line(), mail: line() };

  const isLate = ({ until }: Message) => until !== undefined && until.getTime() <= Date.now();

  function lose({ channel, tried, lost }: Message, hasTried = false): void {
    lines[channel].lost += 1;
    if (!hasTried) tried?.(false);
    lost?.();
  }

  async function tryOnce(deliver: Deliver, message: Message): Promise<boolean> {
    const { breaker } = lines[message.channel];
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(longestTry), closing.signal]);
      await deliver(message, signal);
      breaker.succeeded();
      lines[message.channel].delivered += 1;
      return true;
    } catch (error) {
      breaker.failed();
      log.warn(
        { channel: message.channel, reason: reasonOf(error) },
        'a message was not delivered',
      );
      return false;
    }
  }

  async function bring(deliver: Deliver, message: Message): Promise<void> {
    let hasTried = false;
    for (const wait of [0, ...waits]) {
      if (wait > 0) await pause(wait, closing.signal);
      if (closing.signal.aborted || isLate(message)) break;
      const delivered = await tryOnce(deliver, message);
      if (!hasTried) message.tried?.(delivered);
      hasTried = true;
      if (delivered) return;
    }
    lose(message, hasTried);
  }

  return {
    post(message) {
      const { queue, takenAt } = lines[message.channel];
      const deliver = transports[message.channel];
      if (!deliver || closing.signal.aborted || queue.waiting >= mostWaiting) {
        log.warn({ channel: message.channel }, 'a message was not taken');
        lose(message);
        return;
      }
      lines[message.channel].breaker.began();
      const taken = { at: performance.now() };
      takenAt.add(taken);
      const work = queue
        .run('', () => bring(deliver, message), { signal: closing.signal })
        .catch(() => lose(message))
        .finally(() => {
          takenAt.delete(taken);
          open.delete(work);
        });
      open.add(work);
    },

    isOpen: (channel) =>
      transports[channel] !== undefined &&
      !closing.signal.aborted &&
      lines[channel].queue.waiting < mostWaiting &&
      lines[channel].breaker.isOpen(),

    figures: () => ({ sms: figuresOf(lines.sms), mail: figuresOf(lines.mail) }),

    async close() {
      await Promise.race([allOf(open), pause(patience, closing.signal)]);
      closing.abort();
      await allOf(open);
    },
  };
}

/** Until there is nothing left, also of what was begun meanwhile. */
async function allOf(open: ReadonlySet<Promise<void>>): Promise<void> {
  while (open.size > 0) await Promise.allSettled(open);
}

/** A fault's kind; its sentence may hold an address or what a gateway said of the message. */
function reasonOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : String(name);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
