/** Counts what was refused, by problem; evidence of it is bounded for each caller (D-37). */
import type { ProblemCode } from '../../api/problem.ts';
import { LocalBudgets } from '../../runtime/budgets.ts';
import { networkOf } from '../../runtime/network.ts';
import { Limit, type Take } from '../../runtime/rate-limit.ts';

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

/** Entries in a minute: of each problem from a network, and of all from a session. */
const ofNetwork = new Limit('refusals: network', 60, 60);
const ofSession = new Limit('refusals: session', 600, 60);

/** Who was refused. */
export interface Refused {
  readonly address: string;
  /** Of whoever is signed in: what strangers beside them do costs them no evidence. */
  readonly sessionId?: string | undefined;
  /** One half of a session came without the other. */
  readonly hasPartialSession: boolean;
}

export interface Denials {
  /** How often each problem was answered since the start. */
  readonly counts: ReadonlyMap<ProblemCode | 'half_session', number>;
  /** Counts a refusal and says whether it deserves an audit entry. */
  note(code: ProblemCode, refused: Refused): Promise<boolean>;
}

export function countDenials(): Denials {
  const counts = new Map<ProblemCode | 'half_session', number>();
  // Of this process alone: every refusal comes by here, most of them of a flood, and none shall
  // cost the store a statement. Of several servers each writes as much: still little.
  const budgets = new LocalBudgets();
  const add = (code: ProblemCode | 'half_session') => counts.set(code, (counts.get(code) ?? 0) + 1);
  return {
    counts,
    async note(code, { address, sessionId, hasPartialSession }) {
      add(code);
      if (hasPartialSession) add('half_session');
      if (!hasPartialSession && !telling.has(code)) return false;
      // A flood of one kind must not hide the few of another.
      const take: Take =
        sessionId === undefined
          ? [ofNetwork, `${networkOf(address)} ${code}`]
          : [ofSession, sessionId];
      return budgets.takeEach([take])[0] === 0;
    },
  };
}
