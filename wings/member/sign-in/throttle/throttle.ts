/**
 * How often sign-in may be tried (D-03, T12): 5 failures in 15 minutes for an account from one
 * address, and 100 from one address over all accounts, because a school sits behind one address.
 * An account is never locked for everybody, so nobody can lock a member out.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const window = 15 * 60;
const pair = new RateLimiterMemory({ keyPrefix: 'pair', points: 5, duration: window });
const address = new RateLimiterMemory({ keyPrefix: 'address', points: 100, duration: window });

/** Seconds to wait, as whole as a reader wants them. */
export class Throttled extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('throttled');
    this.seconds = seconds;
  }
}

const pairKey = (memberNo: string, from: string): string => `${memberNo} ${from}`;

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new Throttled(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/**
 * Takes one try before the password is looked at: tries in parallel must not slip through.
 * Throws Throttled when none is left; the try is then not worth the work of a hash.
 */
export async function takeTry(memberNo: string, from: string): Promise<void> {
  await take(pair, pairKey(memberNo, from));
  await take(address, from);
}

/** The password was right: the account's count starts anew, the address gets its try back. */
export async function returnTry(memberNo: string, from: string): Promise<void> {
  await pair.delete(pairKey(memberNo, from));
  await address.reward(from);
}
