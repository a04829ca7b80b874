/**
 * How often sign-in may be tried (D-03, T11, T12). A browser that the person has used before has
 * five failures in 15 minutes of its own: no stranger uses them up. Elsewhere waits grow for each
 * name and browser, a network has 100 in 15 minutes over all names, because a school sits
 * behind one address, and its range 500 in an hour. Nobody can lock
 * a person out. Where a name has no telephone to unlock it by (an agency's), waits grow for all
 * strangers to it together, wherever they sit.
 */
import { createHash } from 'node:crypto';
import { Backoff } from '../../runtime/backoff.ts';
import { keysOf, rangeOf } from '../../runtime/network.ts';
import { RateLimit, RateLimited } from '../../runtime/rate-limit.ts';
import type { CallFacts } from '../handler.ts';

export interface Trier {
  /** Who the trier claims to be: a membership number, a login. */
  readonly subject: string;
  readonly facts: Pick<CallFacts, 'address' | 'agent'>;
  /** Of the browser, when it is known to be the subject's. */
  readonly deviceId: string | undefined;
  /** One of many who try this name from networks that its owner never used: they wait together. */
  readonly inCrowd?: boolean;
}

export interface SignInAttempts {
  /** Whether the trier has to wait; takes nothing. Throws RateLimited. */
  look(trier: Trier): void;
  /**
   * Takes one try before the password is looked at: tries in parallel must not slip through.
   * Throws RateLimited when none is left; it is then not worth the work of a hash.
   */
  consume(trier: Trier): void;
  /** The password was right: the row ends, the networks get their try back. */
  giveBack(trier: Trier): void;
}

const quarter = 15 * 60;

/** `now` in milliseconds. */
export function openSignInAttempts(now: () => number = () => performance.now()): SignInAttempts {
  const waits = new Backoff(now);
  const devices = new RateLimit(5, quarter, { now });
  const networks = new RateLimit(100, quarter, { now });
  const ranges = new RateLimit(500, 60 * 60, { now });

  /** An agent may be long and is a stranger's choice: the hash of it fills no memory. */
  const rowOf = ({ subject, facts }: Trier): string =>
    createHash('sha256')
      .update(`${subject} ${keysOf(facts).browser}`)
      .digest('base64url');
  /** Nothing that a row of one browser is called: those are hashes. */
  const crowdOf = ({ subject }: Trier): string => `everywhere ${subject}`;
  const rowsOf = (trier: Trier): readonly string[] =>
    trier.inCrowd ? [rowOf(trier), crowdOf(trier)] : [rowOf(trier)];
  const waitOf = (trier: Trier): number =>
    Math.max(...rowsOf(trier).map((row) => waits.waitOf(row)));
  const refuse = (milliseconds: number) => {
    if (milliseconds > 0) throw new RateLimited(milliseconds);
  };

  function consumeAsStranger(trier: Trier): void {
    const { network } = keysOf(trier.facts);
    refuse(waitOf(trier));
    networks.consume(network);
    try {
      ranges.consume(rangeOf(trier.facts.address));
    } catch (error) {
      networks.giveBack(network);
      throw error;
    }
    for (const row of rowsOf(trier)) waits.add(row);
  }

  return {
    look(trier) {
      if (trier.deviceId !== undefined) return;
      refuse(networks.waitOf(keysOf(trier.facts).network));
      refuse(ranges.waitOf(rangeOf(trier.facts.address)));
      refuse(waitOf(trier));
    },
    consume(trier) {
      if (trier.deviceId === undefined) consumeAsStranger(trier);
      else devices.consume(trier.deviceId);
    },
    giveBack(trier) {
      if (trier.deviceId === undefined) {
        for (const row of [rowOf(trier), crowdOf(trier)]) waits.clear(row);
        networks.giveBack(keysOf(trier.facts).network);
        ranges.giveBack(rangeOf(trier.facts.address));
      } else devices.clear(trier.deviceId);
    },
  };
}
