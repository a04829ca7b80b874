import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../../kit/feed/failure.ts';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { memberSession } from '../../../../kit/session/member-session.ts';
import { checkSession } from '../frame.api.ts';
import { tellOver } from './watch/tell-over.ts';

/** The member as the server knows them now. */
export interface Person {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Who of the staff looks in the member's stead (trust D); null: it is the member. */
  readonly helper: string | null;
}

export interface SessionCheck {
  /** Undefined until the first answer. */
  readonly person: Person | undefined;
  /** When the session ends without a sign of life, in milliseconds of this browser's clock. */
  readonly deadline: number;
  /** When it ends whatever happens. */
  readonly end: number;
  /** The server could not be asked, and nobody is known yet. */
  readonly failed: boolean;
  /** Asks at once, which is a sign of life. */
  readonly ask: () => void;
  /**
   * Looks without being a sign of life: another tab may have kept the session alive. Gives the
   * deadline as known then; 0 where the session is over or nobody could say.
   */
  readonly look: () => Promise<number>;
}

interface Known {
  readonly person: Person;
  readonly deadline: number;
  readonly end: number;
}

/** Milliseconds: seconds are rounded on their way, and that is no sign of life. */
const rounding = 5000;

/**
 * What this tab knows of its own signs of life the store may not have written yet; only a deadline
 * that is clearly later speaks of another tab.
 */
const later = (known: number, said: number): number => (said > known + rounding ? said : known);

/** The server answered, and what it said is that the session is not valid (R146). */
const saysNo = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/**
 * Asks the server about the session, again whenever the path changes. A no removes the stored
 * session, and with it the gate closes. A server that does not answer says nothing about the
 * session: whoever is inside stays, and the screen's own feed tells what is the matter.
 */
export function useSessionCheck(pathname: string): SessionCheck {
  const call = useCall();
  const [known, setKnown] = useState<Known>();
  const [failed, setFailed] = useState(false);
  const inside = useRef(false);

  const check = useCallback(
    async ({ signal, background = false }: { signal?: AbortSignal; background?: boolean }) => {
      try {
        const options = { manner: 'silent', background, ...(signal ? { signal } : {}) } as const;
        const { data } = await call(checkSession, {}, options);
        inside.current = true;
        const now = Date.now();
        const said = now + data.idle_left_seconds * 1000;
        const { membership_no: memberNo, prefix, first_name, last_name, helper } = data;
        const person = { memberNo, prefix, firstName: first_name, lastName: last_name, helper };
        const end = now + data.ends_in_seconds * 1000;
        setKnown((before) => ({
          person,
          end,
          deadline: background && before ? later(before.deadline, said) : said,
        }));
        return said;
      } catch (error) {
        if (signal?.aborted) return 0;
        if (!saysNo(failureOf(error).status)) setFailed(true);
        else if (memberSession().state().loggedIn) {
          // Whoever comes with an old key in the pocket has not been sent away.
          if (inside.current) tellOver();
          memberSession().forget();
        }
        return 0;
      }
    },
    [call],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is asked about anew
  useEffect(() => {
    const leaving = new AbortController();
    void check({ signal: leaving.signal });
    return () => leaving.abort();
  }, [check, pathname]);

  return {
    person: known?.person,
    deadline: known?.deadline ?? Number.POSITIVE_INFINITY,
    end: known?.end ?? Number.POSITIVE_INFINITY,
    failed: failed && known === undefined,
    ask: useCallback(() => void check({}), [check]),
    look: useCallback(() => check({ background: true }), [check]),
  };
}
