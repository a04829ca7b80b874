/**
 * How often a case may be filed and a code tried (D-21). Many sit behind one address, a school or a
 * hospital: the small budget is that of one browser at one address, and a larger one of the whole
 * network (an IPv4 address, or the 64 leading bits of an IPv6 one) keeps a script that changes its
 * name from filling the desk.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallFacts } from '../../../api/handler.ts';

const duration = 10 * 60;

interface Budget {
  readonly browser: RateLimiterMemory;
  readonly network: RateLimiterMemory;
}

const budget = (keyPrefix: string, browser: number, network: number): Budget => ({
  browser: new RateLimiterMemory({ keyPrefix: `${keyPrefix}-browser`, points: browser, duration }),
  network: new RateLimiterMemory({ keyPrefix: `${keyPrefix}-network`, points: network, duration }),
});

export const filing = budget('demand-file', 3, 30);
/** Misses count; a right code gives its try back. */
export const tracking = budget('demand-track', 10, 200);

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

export function networkOf(address: string): string {
  if (!address.includes(':') || /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...(address.includes('::') ? zeros : []), ...back].slice(0, 4).join(':');
}

const keysOf = ({ address, agent }: CallFacts) => ({
  browser: `${address} ${agent}`,
  network: networkOf(address),
});

/** Takes one try; throws `Spent` when the browser or its network has none left. */
export async function takeTry({ browser, network }: Budget, facts: CallFacts): Promise<void> {
  const keys = keysOf(facts);
  try {
    await browser.consume(keys.browser);
    await network.consume(keys.network);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new Spent(error.msBeforeNext);
    throw error;
  }
}

/** Gives a try back. */
export async function returnTry({ browser, network }: Budget, facts: CallFacts): Promise<void> {
  const keys = keysOf(facts);
  await Promise.all([browser.reward(keys.browser), network.reward(keys.network)]);
}
