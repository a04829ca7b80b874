/**
 * How often a password may be set or proven in a while, by session and by person (T27). The
 * rule is asked more often than a hash is made: a refusal by the rule costs next to nothing, yet
 * it tells a little of what the cooperative knows, so that it has an end, too.
 */
import { RateLimit } from '../../runtime/rate-limit.ts';
import { Problem } from '../problem.ts';
import type { MemberCaller } from '../session/session-control.ts';
import { tooManyPasswords, wrongPassword } from './password-attempts.text.ts';
import { reportRateLimit } from './too-many.server.ts';

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

interface SharedLimit {
  /** Throws Problem too_many. */
  consume(trier: PasswordTrier): void;
  giveBack(trier: PasswordTrier): void;
}

const quarter = 15 * 60;

/**
 * A session that fails holds back itself: whoever stole one could else keep its owner from ending
 * it. What all sessions of a person fail together holds back those that failed before; the first
 * try of a session is always looked at, and every session cost a sign-in.
 */
function openShared(ofSession: number, ofPerson: number): SharedLimit {
  const sessions = new RateLimit(ofSession, quarter);
  const people = new RateLimit(ofPerson, quarter);
  const keyOf = ({ person, session = '' }: PasswordTrier) => `${person} ${session}`;
  function consumeBoth(trier: PasswordTrier): void {
    if (sessions.consume(keyOf(trier)) === 1) {
      people.count(trier.person);
      return;
    }
    try {
      people.consume(trier.person);
    } catch (error) {
      sessions.giveBack(keyOf(trier));
      throw error;
    }
  }
  return {
    consume(trier) {
      reportRateLimit(
        () => consumeBoth(trier),
        ({ seconds }) => tooManyPasswords(seconds),
      );
    },
    giveBack(trier) {
      sessions.giveBack(keyOf(trier));
      people.giveBack(trier.person);
    },
  };
}

const ruleAttempts = openShared(30, 60);
const hashAttempts = openShared(5, 30);

export const passwordAttempts = {
  /** Before the rule is asked. Throws Problem too_many. */
  ask: ruleAttempts.consume,
  /** Before the first hash. Throws Problem too_many. */
  hash: hashAttempts.consume,
  /** The password was set, or its code is on the way. */
  giveBack(trier: PasswordTrier): void {
    ruleAttempts.giveBack(trier);
    hashAttempts.giveBack(trier);
  },
};

/**
 * The password once more, of somebody who is signed in: counted with the tries at the old password
 * of a change, so that whoever holds a session has no second way to guess. Gives what `prove`
 * gives; false: the password was wrong.
 * @throws Problem bad_credentials with the field `password`, too_many.
 */
export async function provePassword<T>(
  trier: PasswordTrier,
  prove: () => Promise<T | false>,
): Promise<T> {
  passwordAttempts.ask(trier);
  passwordAttempts.hash(trier);
  const proven = await prove();
  if (proven === false) {
    // Unlike a slip of the hand, this belongs into the audit log.
    throw new Problem('bad_credentials', {
      text: wrongPassword,
      fields: [{ field: 'password', message: wrongPassword }],
    });
  }
  passwordAttempts.giveBack(trier);
  return proven;
}
