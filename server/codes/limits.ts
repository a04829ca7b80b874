/** How many codes may be sent (T10), and who is told when there are too many (T13). */
import type { CodePurpose } from '../../core/codes/code-purpose.ts';
import type { SentBefore } from '../../records/sign-in/one-time.ts';

const mostLately = 3;
const mostToday = 10;
/** Unlocking takes nothing but a number: one network alone must not spend the account's day. */
const mostUnlocksToday = 4;

/**
 * Purposes that share one count. Each needs something else to be known: a password, an identity,
 * nothing at all. Whoever has the lesser of them must not use up what the member needs (T12).
 */
const groups = {
  known: ['new_device', 'password', 'phone_new', 'phone_old'],
  recovery: ['register', 'forget'],
  unlock: ['unlock'],
} as const satisfies Record<string, readonly CodePurpose[]>;

type Group = keyof typeof groups;

const groupOf = (purpose: CodePurpose): Group =>
  (Object.keys(groups) as Group[]).find((group) =>
    groups[group].some((one) => one === purpose),
  ) as Group;

/** The purposes that are counted together with this one. */
export const countedWith = (purpose: CodePurpose): readonly CodePurpose[] =>
  groups[groupOf(purpose)];

/** Whether whoever asks for this purpose has not been recognised yet. */
export const isStranger = (purpose: CodePurpose): boolean => groupOf(purpose) !== 'known';

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
  const isExhausted = before.allLately >= mostLately || before.allToday >= mostToday;
  const [lately, today, wait] = stranger
    ? [before.mineLately, before.mineToday, before.mineWait]
    : [before.allLately, before.allToday, before.allWait];
  const most = groupOf(purpose) === 'unlock' ? mostUnlocksToday : mostToday;
  const refused = lately >= mostLately || today >= most;
  return {
    refusedSeconds: refused ? Math.max(1, wait) : 0,
    silent: stranger && isExhausted,
    isLast: lately + 1 >= mostLately || today + 1 >= most,
  };
}
