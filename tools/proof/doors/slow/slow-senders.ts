/** Slow senders harm themselves alone: each attack with somebody else's visits beside it. */
import { setTimeout as wait } from 'node:timers/promises';
import { type SlowAttack, startAttack } from './attack.ts';
import { isRefused, type Visit, visitAll } from './probe.ts';

export interface Felt {
  readonly attack: SlowAttack;
  readonly visits: readonly Visit[];
  /** What those got who were refused. */
  readonly refusals: readonly (number | string)[];
  /** Milliseconds of the slowest visit, and of the slowest just before the attack. */
  readonly slowest: number;
  readonly slowestBefore: number;
}

const attacker = '127.0.0.2';
const visitor = '127.0.0.3';
const paths = ['/home', '/api/info/footer', '/member/logon'];
const times = 60;
/** Seconds: for the attack to stand before anybody looks, and the longest that it may last. */
const stands = 2;
const longest = 60;

const slowestOf = (visits: readonly Visit[]): number =>
  Math.max(...visits.map(({ millis }) => millis));

/**
 * Runs one attack on the server at `port` of 127.0.0.1, and says what a visitor felt who came sixty
 * times, every so many milliseconds.
 */
export async function feel(attack: SlowAttack, port: number, every: number): Promise<Felt> {
  const connection = { from: visitor, port };
  const before = await visitAll(paths, { ...connection, times: paths.length * 2, every: 50 });
  const running = startAttack(attack, { from: attacker, port, seconds: longest });
  try {
    await wait(stands * 1_000);
    const visits = await visitAll(paths, { ...connection, times, every });
    return {
      attack,
      visits,
      refusals: visits.filter(isRefused).map(({ got }) => got),
      slowest: slowestOf(visits),
      slowestBefore: slowestOf(before),
    };
  } finally {
    running.stop();
  }
}
