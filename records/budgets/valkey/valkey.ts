/**
 * Attempts counted in Valkey, or in Redis: in less time than in the store, which then has nothing
 * to do with them. It is asked as long as it answers in time; nobody ever waits for it longer.
 */
import { createHash } from 'node:crypto';
import { Valkey as Client } from 'iovalkey';
import { hashOf } from '../../../runtime/budgets.ts';
import { backoffSteps, type Take } from '../../../runtime/rate-limit.ts';
import type { Counter } from '../counter.ts';
import { countScript } from './script.ts';

export interface Valkey extends Counter {
  /** Whether it answers now. */
  answers(): Promise<boolean>;
  close(): void;
}

/** Milliseconds: for an answer; for a connection, which no attempt waits for. */
const usualPatience = 250;
const connectPatience = 2_000;
/** Milliseconds between two tries to reach it. */
const longestPause = 1_000;
/** Milliseconds: one that says it cannot count (full, a replica) is left alone for so long. */
const rest = 5_000;

const sha = createHash('sha1').update(countScript).digest('hex');
/** The braces keep all keys of a call in one slot, for whom these matter. */
const nameOf = (take: Take): string => `sahakon:{budgets}:${hashOf(take).toString('base64url')}`;

/** It does not count now; the cause says why. */
class ValkeyAway extends Error {}

/** An answer of its own, that it cannot. */
const isRefusal = (error: unknown): boolean => (error as Error).name === 'ReplyError';

/**
 * `onChange`: it counts again, or no longer does, and why. Never the error, which holds what was
 * sent: a password among it. `patience`: milliseconds that an answer may take. Throws nothing.
 */
export function openValkey(
  url: string,
  onChange: (why?: string) => void = () => {},
  patience = usualPatience,
): Valkey {
  const client = new Client(url, {
    ...{ socketTimeout: patience, connectTimeout: connectPatience, keepAlive: 10_000 },
    // What cannot be asked now is counted elsewhere, and never asked again later.
    ...{ enableOfflineQueue: false, maxRetriesPerRequest: 0, autoResendUnfulfilledCommands: false },
    retryStrategy: (tries) => Math.min(50 * tries, longestPause),
    // Behind its name there may be another one by now.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  let isUp: boolean | undefined;
  let isClosed = false;
  let lastError: string | undefined;
  let restsUntil = 0;

  function becomes(up: boolean, why?: string): void {
    if (isUp === up || isClosed) return;
    isUp = up;
    onChange(why);
  }
  client.on('error', ({ message }: Error) => {
    lastError = message;
  });
  client.on('ready', () => {
    lastError = undefined;
    becomes(true);
  });
  client.on('close', () => becomes(false, lastError ?? 'the connection ended'));

  async function evaluate(args: readonly (string | number)[], keys: number): Promise<number[]> {
    const answer = await client.evalsha(sha, keys, ...args).catch((error: Error) => {
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return client.eval(countScript, keys, ...args);
    });
    return answer as number[];
  }

  async function run(
    takes: readonly Take[],
    manner: string,
    limits: readonly (readonly [most: number, seconds: number])[],
  ): Promise<number[]> {
    const keys = takes.map(nameOf);
    const args = [...keys, manner, backoffSteps.length, ...backoffSteps, ...limits.flat()];
    if (performance.now() < restsUntil) throw new ValkeyAway('it rests');
    try {
      const answer = await evaluate(args, keys.length);
      becomes(true);
      return answer;
    } catch (error) {
      if (isRefusal(error)) {
        restsUntil = performance.now() + rest;
        becomes(false, (error as Error).message);
      }
      throw new ValkeyAway('it did not count', { cause: error });
    }
  }

  return {
    async count(takes, manner) {
      const limits = takes.map(([{ most, seconds }]) => [most, seconds] as const);
      const answer = await run(takes, manner, limits);
      return { waits: answer.slice(0, takes.length), taken: answer.slice(takes.length) };
    },
    async putBack(takes, anew) {
      await run(
        takes,
        'back',
        anew.map((isAnew) => [Number(isAnew), 0] as const),
      );
    },
    isAway: (error) => error instanceof ValkeyAway,
    async answers() {
      if (performance.now() < restsUntil) return false;
      return client.ping().then(
        () => true,
        () => false,
      );
    },
    close() {
      isClosed = true;
      client.disconnect();
    },
  };
}
