/** How often something may be tried in a while, counted by keys of any length. */
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallFacts } from '../handler.ts';
import { networkOf } from './network.ts';

/** The budget is spent for now. */
export class Spent extends Error {
  readonly minutes: number;
  readonly seconds: number;

  constructor(milliseconds: number) {
    super('spent');
    this.seconds = Math.ceil(milliseconds / 1000);
    this.minutes = Math.ceil(this.seconds / 60);
  }
}

export interface Budget {
  /** Takes one try and says how many are taken now; throws `Spent`, and takes none, at the end. */
  take(key: string): Promise<number>;
  /** Counts a try that nothing holds back, past the end, too. */
  count(key: string): Promise<void>;
  /** Gives a try back; nothing is kept of who has taken none. */
  giveBack(key: string): Promise<void>;
}

/** `points` tries in so many seconds for each key. */
export function openBudget(points: number, seconds = 10 * 60): Budget {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  // A key may hold what a stranger chose; the hash of a long one fills no memory.
  const keyed = (key: string) => createHash('sha256').update(key).digest('base64url');
  async function giveBack(key: string): Promise<void> {
    const { consumedPoints } = await limiter.reward(keyed(key));
    if (consumedPoints <= 0) await limiter.delete(keyed(key));
  }
  return {
    async take(key) {
      try {
        return (await limiter.consume(keyed(key))).consumedPoints;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        await giveBack(key);
        throw new Spent(error.msBeforeNext);
      }
    },
    async count(key) {
      await limiter.penalty(keyed(key), 1);
    },
    giveBack,
  };
}

/** What a caller counts by: the network, and one browser in it as far as it names itself. */
export function keysOf({ address, agent }: Pick<CallFacts, 'address' | 'agent'>) {
  const network = networkOf(address);
  return { network, browser: `${network} ${agent}` };
}
