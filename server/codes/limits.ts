/** How many codes may be sent (T10), and who is told when there are too many (T13). */
import type { CodePurpose } from '../../core/codes/code-purpose.ts';
import type { SentBefore } from '../../records/sign-in/codes/one-time.ts';

const mostLately = 3;
const mostToday = 10;

const strangers: ReadonlySet<CodePurpose> = new Set(['register', 'forget', 'unlock']);

/** Whether whoever asks for this purpose has not been recognised yet. */
export const isStranger = (purpose: CodePurpose): boolean => strangers.has(purpose);

export interface Limit {
  /** Above 0: refused, and so long until the next. */
  readonly refusedSeconds: number;
  /** Nothing is sent, but the answer does not show it: it would tell who is a member. */
  readonly silent: boolean;
  /** The last one for now. */
  readonly isLast: boolean;
}

/**
 * What becomes of one more code. Somebody known is held to the count of the account; a stranger to
 * what their own network asked for this number, whether or not there is such a member.
 */
export function limitOf(before: SentBefore, purpose: CodePurpose): Limit {
  const stranger = isStranger(purpose);
  const spent = before.allLately >= mostLately || before.allToday >= mostToday;
  const [lately, today, wait] = stranger
    ? [before.mineLately, before.mineToday, before.mineWait]
    : [before.allLately, before.allToday, before.allWait];
  const refused = lately >= mostLately || today >= mostToday;
  return {
    refusedSeconds: refused ? Math.max(1, wait) : 0,
    silent: stranger && spent,
    isLast: lately + 1 >= mostLately || today + 1 >= mostToday,
  };
}
