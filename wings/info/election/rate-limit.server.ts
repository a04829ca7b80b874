/**
 * How often the check may be tried (D-03, D-20, T12). Only misses count. A school sits behind one
 * address, so the five are those of one browser there, and the whole network has more. Where either
 * is spent nobody is shut out for long: a proof of work opens one look of a few a minute. What one
 * network may miss about one number in a day is less than what closes the number for all.
 */
import type { Captcha, Proof } from '../../../api/captcha/captcha.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { keysOf } from '../../../runtime/network.ts';
import { RateLimit, RateLimited } from '../../../runtime/rate-limit.ts';
import { checkText as text } from './check/check.text.ts';

const ofBrowser = new RateLimit(5);
const ofNetwork = new RateLimit(50);
const ofProved = new RateLimit(10, 60);
const ofNumber = new RateLimit(5, 24 * 60 * 60);
/** Misses of a browser that ask for no proof of work (D-03). */
const freeMisses = 2;

export interface Try {
  /** Whether a proof of work came with it. */
  readonly proved: boolean;
  /** The try was none: it found somebody, or nobody looked. */
  giveBack(): void;
}

type LimitKey = readonly [limit: RateLimit, key: string];

const giveBack = (limitKeys: readonly LimitKey[]): void => {
  for (const [limit, key] of limitKeys) limit.giveBack(key);
};

/** Takes one of each, or none of them and throws RateLimited. */
function consumeAll(limitKeys: readonly LimitKey[]): readonly number[] {
  const counts: number[] = [];
  for (const [limit, key] of limitKeys) {
    try {
      counts.push(limit.consume(key));
    } catch (error) {
      giveBack(limitKeys.slice(0, counts.length));
      throw error;
    }
  }
  return counts;
}

/** What the caller's own limits allow; undefined at their end, or when a proof is owed. */
function consumeOwn(browser: string, network: string, proved: boolean) {
  const own: readonly LimitKey[] = [
    [ofNetwork, network],
    [ofBrowser, browser],
  ];
  try {
    const [, misses = 0] = consumeAll(own);
    if (proved || misses <= freeMisses) return own;
    giveBack(own);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
  }
  return undefined;
}

function consumeReserve(network: string, proved: boolean): readonly LimitKey[] {
  if (!proved) throw new Problem('captcha_needed');
  const reserve: readonly LimitKey[] = [[ofProved, network]];
  reportRateLimit(
    () => consumeAll(reserve),
    ({ seconds }) => text.tooMany(seconds),
  );
  return reserve;
}

/**
 * Takes a try before the look, so that tries in parallel do not slip through.
 * @throws Problem captcha_needed when a proof is owed or what came is none, too_many.
 */
export async function consumeAttempt(
  captcha: Captcha,
  input: Proof & { readonly memberNo: string },
  facts: Pick<CallFacts, 'address' | 'agent'>,
): Promise<Try> {
  const { browser, network } = keysOf(facts);
  const offered = Boolean(input.recaptcha);
  const proved = offered && (await captcha.verify(input));
  // A proof that is none is refused even where none was needed: nobody sends one by mistake.
  if (offered && !proved) throw new Problem('captcha_needed');
  const number: readonly LimitKey[] = [[ofNumber, `${network} ${input.memberNo}`]];
  reportRateLimit(
    () => consumeAll(number),
    () => text.limitReached,
  );
  try {
    const own = consumeOwn(browser, network, proved) ?? consumeReserve(network, proved);
    return { proved, giveBack: () => giveBack([...number, ...own]) };
  } catch (error) {
    giveBack(number);
    throw error;
  }
}
