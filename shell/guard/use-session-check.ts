import { useCallback, useEffect, useRef, useState } from 'react';
import type { QueryData, QueryEndpoint } from '../query/call-context.ts';
import { failureOf } from '../query/failure.ts';
import { useCall } from '../query/use-call.ts';

/** What the server says of every session. */
interface Lasting {
  /** Seconds until it ends without a sign of life. */
  readonly idle_left_seconds: number;
  /** Seconds until it ends whatever happens. */
  readonly ends_in_seconds: number;
}

interface Asking<E extends QueryEndpoint> {
  readonly endpoint: E;
  /** The portal's session in this browser. */
  readonly session: () => { state(): { readonly loggedIn: boolean }; forget(): void };
  /** Says why the sign-in is shown: the session of somebody inside is over (R174). */
  readonly announceSessionEnd: () => void;
}

export interface SessionCheck<Person> {
  /** As the server knows them now; undefined until the first answer. */
  readonly person: Person | undefined;
  /** When the session ends without a sign of life, in milliseconds of this browser's clock. */
  readonly deadline: number;
  /** When it ends whatever happens. */
  readonly end: number;
  /** The server could not be asked, and nobody is known yet. */
  readonly failed: boolean;
  /** It failed without any answer. */
  readonly noAnswer: boolean;
  /** Asks at once, which is a sign of life. */
  readonly ask: () => void;
  /**
   * Looks without being a sign of life: another tab may have kept the session alive. Gives the
   * deadline as known then; 0 where the session is over or nobody could say.
   */
  readonly look: () => Promise<number>;
}

interface CheckedSession<Person> {
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
const later = (current: number, deadline: number): number =>
  deadline > current + rounding ? deadline : current;

/** The server answered, and what it said is that the session is not valid (R146). */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/**
 * Asks the server about the session, again whenever the path changes. A no removes the stored
 * session, and with it the gate closes. A server that does not answer says nothing about the
 * session: whoever is inside stays, and the screen's own feed tells what is the matter.
 * `asking` must be one object for all renders.
 */
export function useSessionCheck<E extends QueryEndpoint & { data: { _zod: { output: Lasting } } }>(
  asking: Asking<E>,
  pathname: string,
): SessionCheck<QueryData<E>> {
  const call = useCall();
  const [current, setCurrent] = useState<CheckedSession<QueryData<E>>>();
  const [failure, setFailure] = useState<{ readonly noAnswer: boolean }>();
  const inside = useRef(false);
  const { endpoint, session, announceSessionEnd } = asking;

  const check = useCallback(
    async ({ signal, background = false }: { signal?: AbortSignal; background?: boolean }) => {
      try {
        const options = { manner: 'silent', background, ...(signal ? { signal } : {}) } as const;
        const { data } = await call(endpoint, {}, options);
        inside.current = true;
        const now = Date.now();
        const deadline = now + data.idle_left_seconds * 1000;
        const end = now + data.ends_in_seconds * 1000;
        setCurrent((before) => ({
          person: data,
          end,
          deadline: background && before ? later(before.deadline, deadline) : deadline,
        }));
        return deadline;
      } catch (error) {
        if (signal?.aborted) return 0;
        const { status } = failureOf(error);
        if (!isRefusal(status)) setFailure({ noAnswer: status === 0 });
        else if (session().state().loggedIn) {
          // Whoever comes with an old key in the pocket has not been sent away.
          if (inside.current) announceSessionEnd();
          session().forget();
        }
        return 0;
      }
    },
    [call, endpoint, session, announceSessionEnd],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is asked about anew
  useEffect(() => {
    const leaving = new AbortController();
    void check({ signal: leaving.signal });
    return () => leaving.abort();
  }, [check, pathname]);

  return {
    person: current?.person,
    deadline: current?.deadline ?? Number.POSITIVE_INFINITY,
    end: current?.end ?? Number.POSITIVE_INFINITY,
    failed: failure !== undefined && current === undefined,
    noAnswer: failure?.noAnswer === true && current === undefined,
    ask: useCallback(() => void check({}), [check]),
    look: useCallback(() => check({ background: true }), [check]),
  };
}
