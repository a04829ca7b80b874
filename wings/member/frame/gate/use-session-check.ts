import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../../../../kit/feed/failure.ts';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { memberSession } from '../../../../kit/session/member-session.ts';
import { checkSession } from '../frame.api.ts';

/** The member as the server knows them now. */
export interface Person {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SessionCheck {
  /** Undefined until the first answer. */
  readonly person: Person | undefined;
  /** When the session ends without a sign of life, in milliseconds of this browser's clock. */
  readonly deadline: number;
  /** The server could not be asked, and nobody is known yet. */
  readonly failed: boolean;
  /** Asks at once, which is a sign of life. */
  readonly ask: () => void;
}

/** The server answered, and what it said is that the session is not valid (R146). */
const saysNo = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/**
 * Asks the server about the session, again whenever the path changes. A no removes the stored
 * session, and with it the gate closes. A server that does not answer says nothing about the
 * session: whoever is inside stays, and the screen's own feed tells what is the matter.
 */
export function useSessionCheck(pathname: string): SessionCheck {
  const call = useCall();
  const [known, setKnown] = useState<{ person: Person; deadline: number }>();
  const [failed, setFailed] = useState(false);

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const options = { manner: 'silent', ...(signal ? { signal } : {}) } as const;
        const { data } = await call(checkSession, {}, options);
        const deadline = Date.now() + data.idle_left_seconds * 1000;
        const { membership_no: memberNo, prefix, first_name, last_name } = data;
        const person = { memberNo, prefix, firstName: first_name, lastName: last_name };
        setKnown({ person, deadline });
      } catch (error) {
        if (signal?.aborted) return;
        if (saysNo(failureOf(error).status)) memberSession().forget();
        else setFailed(true);
      }
    },
    [call],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is asked about anew
  useEffect(() => {
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [ask, pathname]);

  return {
    person: known?.person,
    deadline: known?.deadline ?? Number.POSITIVE_INFINITY,
    failed: failed && known === undefined,
    ask: useCallback(() => void ask(), [ask]),
  };
}
