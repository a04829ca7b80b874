/**
 * How often sign-in may be tried (D-03, T11, T12). A browser that the person has used before has
 * five failures in 15 minutes of its own: no stranger uses them up. Elsewhere waits grow for each
 * name and browser, a network has 100 in 15 minutes over all names, because a school sits
 * behind one address, and its range 500 in an hour. Nobody can lock
 * a person out. Where a name has no telephone to unlock it by (an agency's), waits grow for all
 * strangers to it together, wherever they sit.
 */
import type { Budgets } from '../../runtime/budgets.ts';
import { keysOf, rangeOf } from '../../runtime/network.ts';
import { Backoff, Limit, type Take } from '../../runtime/rate-limit.ts';
import type { CallFacts } from '../handler.ts';
import { giveBackUnjudged } from './unjudged.server.ts';

export interface Trier {
  /** Who the trier claims to be: a membership number, a login. */
  readonly subject: string;
  readonly facts: Pick<CallFacts, 'address' | 'agent'>;
  /** Of the browser, when it is known to be the subject's. */
  readonly deviceId: string | undefined;
  /** One of many who try this name from networks that its owner never used: they wait together. */
  readonly inCrowd?: boolean;
}

/** A try that is taken, until it is known what it came to. */
export interface SignInTry {
  /**
   * Does the work, which is to find whether the password is right, and gives what it gives. Then
   * the row ends and the networks get their try back. A Problem is a verdict: the try stays spent,
   * and so it does once the work has said `wrong`. Whatever else it throws judged nobody, as a full
   * queue or a store that is away: the try is given back, and no wait ends by it.
   */
  judge<T>(work: (wrong: () => void) => Promise<T>): Promise<T>;
}

export interface SignInAttempts {
  /** Whether the trier has to wait; takes nothing. Throws RateLimited. */
  look(budgets: Budgets, trier: Trier): Promise<void>;
  /**
   * Takes one try before the password is looked at: tries in parallel must not slip through.
   * Throws RateLimited when none is left; it is then not worth the work of a hash.
   */
  consume(budgets: Budgets, trier: Trier): Promise<SignInTry>;
}

const quarter = 15 * 60;

/** Of one kind of people: `whose` begins the names of their limits. */
export function openSignInAttempts(whose: 'member' | 'agency'): SignInAttempts {
  const waits = new Backoff(`${whose} sign-in: waits`);
  const crowds = new Backoff(`${whose} sign-in: waits of all`);
  const devices = new Limit(`${whose} sign-in: browser`, 5, quarter);
  const networks = new Limit(`${whose} sign-in: network`, 100, quarter);
  const ranges = new Limit(`${whose} sign-in: range`, 500, 60 * 60);

  function strangers({ subject, facts }: Trier, inCrowd: boolean): readonly Take[] {
    const { browser, network } = keysOf(facts);
    const own: readonly Take[] = [
      [waits, `${subject} ${browser}`],
      [networks, network],
      [ranges, rangeOf(facts.address)],
    ];
    return inCrowd ? [...own, [crowds, subject]] : own;
  }

  /** What ends when the password was right, also where it was no part of the try. */
  const rowsOf = ({ subject, facts }: Trier): readonly Take[] => [
    [waits, `${subject} ${keysOf(facts).browser}`],
    [crowds, subject],
  ];

  return {
    async look(budgets, trier) {
      if (trier.deviceId !== undefined) return;
      await budgets.look(strangers(trier, trier.inCrowd ?? false));
    },
    async consume(budgets, trier) {
      const { deviceId, inCrowd = false } = trier;
      const takes: readonly Take[] =
        deviceId === undefined ? strangers(trier, inCrowd) : [[devices, deviceId]];
      await budgets.take(takes);
      const judge: SignInTry['judge'] = (work) =>
        giveBackUnjudged(budgets, takes, async (wrong) => {
          const found = await work(wrong);
          if (deviceId === undefined) await budgets.giveBack(takes, rowsOf(trier));
          else await budgets.clear(takes);
          return found;
        });
      return { judge };
    },
  };
}
