/**
 * How often a password may be set or proven in a while, by session and by person (T27). The
 * rule is asked more often than a hash is made: a refusal by the rule costs next to nothing, yet
 * it tells a little of what the cooperative knows, so that it has an end, too.
 */
import type { Budgets } from '../../runtime/budgets.ts';
import { Limit, type Take } from '../../runtime/rate-limit.ts';
import { Problem } from '../problem.ts';
import type { MemberCaller } from '../session/session-control.ts';
import { tooManyPasswords, wrongPassword } from './password-attempts.text.ts';
import { reportRateLimit } from './too-many.server.ts';
import { giveBackUnjudged } from './unjudged.server.ts';

/** Whose tries are counted. */
export interface PasswordTrier {
  /** Of everybody who may try: a membership number, a login; of somebody not signed in, the way. */
  readonly person: string;
  /** Missing: of somebody who is not signed in. */
  readonly session?: string;
}

/** The tries of a member who is signed in. */
export const trierOf = ({ memberNo, sessionId }: MemberCaller): PasswordTrier => ({
  person: memberNo,
  session: sessionId,
});

const quarter = 15 * 60;
const ruleOfSession = new Limit('password: rule, session', 30, quarter);
const ruleOfPerson = new Limit('password: rule, person', 60, quarter);
const hashOfSession = new Limit('password: hash, session', 5, quarter);
const hashOfPerson = new Limit('password: hash, person', 30, quarter);

type TakesOf = (trier: PasswordTrier) => readonly Take[];
const sharedBy =
  (ofSession: Limit, ofPerson: Limit): TakesOf =>
  ({ person, session = '' }) => [
    [ofSession, `${person} ${session}`],
    [ofPerson, person],
  ];
const ofRule = sharedBy(ruleOfSession, ruleOfPerson);
const ofHash = sharedBy(hashOfSession, hashOfPerson);

/**
 * A session that fails holds back itself: whoever stole one could else keep its owner from ending
 * it. What all sessions of a person fail together holds back those that failed before; the first
 * try of a session is always looked at, and every session cost a sign-in.
 */
async function consume(budgets: Budgets, takes: readonly Take[]): Promise<void> {
  await reportRateLimit(budgets.take(takes, 'first'), ({ seconds }) => tooManyPasswords(seconds));
}

/** Takes the try of a hash. Throws Problem too_many. */
export type ConsumeHash = () => Promise<void>;

/**
 * Does the work of setting or proving a password, and gives what it gives: the password was set
 * then, or its code is on the way, and its tries are given back. The rule is asked in it, and the
 * try of a hash is taken by `hash` before the first one. A Problem of it leaves the tries spent,
 * whatever judged nobody gives them back. Throws Problem too_many, and what the work throws.
 */
export async function withPasswordAttempts<T>(
  budgets: Budgets,
  trier: PasswordTrier,
  work: (hash: ConsumeHash) => Promise<T>,
): Promise<T> {
  const rule = ofRule(trier);
  await consume(budgets, rule);
  const taken = [...rule];
  const hash = async () => {
    const takes = ofHash(trier);
    await consume(budgets, takes);
    taken.push(...takes);
  };
  const found = await giveBackUnjudged(budgets, taken, () => work(hash));
  await budgets.giveBack(taken);
  return found;
}

/**
 * The password once more, of somebody who is signed in: counted with the tries at the old password
 * of a change, so that whoever holds a session has no second way to guess. Gives what `prove`
 * gives; false: the password was wrong.
 * @throws Problem bad_credentials with the field `password`, too_many.
 */
export function provePassword<T>(
  budgets: Budgets,
  trier: PasswordTrier,
  prove: () => Promise<T | false>,
): Promise<T> {
  return withPasswordAttempts(budgets, trier, async (hash) => {
    await hash();
    const proven = await prove();
    if (proven !== false) return proven;
    // Unlike a slip of the hand, this belongs into the audit log.
    throw new Problem('bad_credentials', {
      text: wrongPassword,
      fields: [{ field: 'password', message: wrongPassword }],
    });
  });
}
