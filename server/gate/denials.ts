/** Counts what was refused, by problem; evidence of it is bounded for each network (D-37). */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../api/budget/network.ts';
import type { ProblemCode } from '../../api/problem.ts';

/** Refusals that say something about the caller; the rest is typing errors and weather. */
const telling: ReadonlySet<ProblemCode> = new Set([
  'bad_code',
  'bad_credentials',
  'code_over',
  'conflict',
  'failed',
  'forged',
  'gone',
  'not_allowed',
  'not_found',
  'not_ready',
  'read_only',
  'too_many',
]);

const mostEntriesInMinute = 60;

export interface Denials {
  /** How often each problem was answered since the start. */
  readonly counts: ReadonlyMap<ProblemCode | 'half_session', number>;
  /**
   * Counts a refusal and says whether it deserves an audit entry. `half`: one half of a session
   * came without the other.
   */
  note(code: ProblemCode, half: boolean, address: string): Promise<boolean>;
}

export function countDenials(): Denials {
  const counts = new Map<ProblemCode | 'half_session', number>();
  const perNetwork = new RateLimiterMemory({ points: mostEntriesInMinute, duration: 60 });
  const add = (code: ProblemCode | 'half_session') => counts.set(code, (counts.get(code) ?? 0) + 1);
  return {
    counts,
    async note(code, half, address) {
      add(code);
      if (half) add('half_session');
      if (!half && !telling.has(code)) return false;
      return perNetwork.consume(networkOf(address)).then(
        () => true,
        () => false,
      );
    },
  };
}
