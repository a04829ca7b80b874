/**
 * How often the check may be tried (D-03, D-20, T12). Only misses count. A school sits behind one
 * address, so the five are those of one browser there, and the whole network has more. Where either
 * is spent nobody is shut out for long: a proof of work opens one look of a few a minute. What one
 * network may miss about one number in a day is less than what closes the number for all.
 */
import { type Budget, keysOf, openBudget, Spent } from '../../../api/budget/budget.server.ts';
import type { Captcha, Proof } from '../../../api/captcha/captcha.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { checkText as text } from './check/check.text.ts';

const ofBrowser = openBudget(5);
const ofNetwork = openBudget(50);
const ofProved = openBudget(10, 60);
const ofNumber = openBudget(5, 24 * 60 * 60);
/** Misses of a browser that ask for no proof of work (D-03). */
const freeMisses = 2;

export interface Try {
  /** Whether a proof of work came with it. */
  readonly proved: boolean;
  /** The try was none: it found somebody, or nobody looked. */
  giveBack(): Promise<void>;
}

type Taken = readonly [budget: Budget, key: string];

const giveBack = async (taken: readonly Taken[]): Promise<void> => {
  await Promise.all(taken.map(([budget, key]) => budget.giveBack(key)));
};

/** Takes one of each, or none of them and throws `Spent`. */
async function takeAll(wanted: readonly Taken[]): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const [budget, key] of wanted) {
    try {
      counts.push(await budget.take(key));
    } catch (error) {
      await giveBack(wanted.slice(0, counts.length));
      throw error;
    }
  }
  return counts;
}

function tooMany(error: unknown, told: (seconds: number) => string): never {
  if (!(error instanceof Spent)) throw error;
  throw new Problem('too_many', { retryAfterSeconds: error.seconds, text: told(error.seconds) });
}

/** What the caller's own budgets allow; undefined when they are spent or a proof is owed. */
async function takeOwn(browser: string, network: string, proved: boolean) {
  const own: readonly Taken[] = [
    [ofNetwork, network],
    [ofBrowser, browser],
  ];
  try {
    const [, misses = 0] = await takeAll(own);
    if (proved || misses <= freeMisses) return own;
    await giveBack(own);
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
  }
  return undefined;
}

async function takeReserve(network: string, proved: boolean): Promise<readonly Taken[]> {
  if (!proved) throw new Problem('captcha_needed');
  const reserve: readonly Taken[] = [[ofProved, network]];
  await takeAll(reserve).catch((error: unknown) => tooMany(error, text.tooMany));
  return reserve;
}

/**
 * Takes a try before the look, so that tries in parallel do not slip through.
 * @throws Problem captcha_needed when a proof is owed or what came is none, too_many.
 */
export async function takeTry(
  captcha: Captcha,
  asked: Proof & { readonly memberNo: string },
  facts: Pick<CallFacts, 'address' | 'agent'>,
): Promise<Try> {
  const { browser, network } = keysOf(facts);
  const offered = Boolean(asked.recaptcha);
  const proved = offered && (await captcha.verify(asked));
  // A proof that is none is refused even where none was needed: nobody sends one by mistake.
  if (offered && !proved) throw new Problem('captcha_needed');
  const number: readonly Taken[] = [[ofNumber, `${network} ${asked.memberNo}`]];
  await takeAll(number).catch((error: unknown) => tooMany(error, () => text.spent));
  try {
    const own = (await takeOwn(browser, network, proved)) ?? (await takeReserve(network, proved));
    return { proved, giveBack: () => giveBack([...number, ...own]) };
  } catch (error) {
    await giveBack(number);
    throw error;
  }
}
