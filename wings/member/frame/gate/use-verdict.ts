import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { checkTerms } from '../frame.api.ts';
import { type Verdict, verdictOf, verdictPaths } from './verdict.ts';

/** What came of asking; nothing yet while both are undefined. */
interface VerdictState {
  readonly verdict?: Verdict;
  /** The question got no answer: nobody knows whether the member has agreed. */
  readonly failed?: { readonly ref: string | undefined; readonly noAnswer: boolean };
}

const answered = 200;
const sessionOver = 401;

/** Gives away the answer to the question sent ahead, once; undefined where none was sent. */
export type TakeTerms = () => Promise<{ readonly rc_code: string }> | undefined;

/**
 * Asks about the terms together with the session, so that a slow line is waited for once: for the
 * frame that opens first. On the screens where the terms are the matter nothing is sent.
 */
export function useTermsAhead(pathname: string): TakeTerms {
  const call = useCall();
  const request = useRef<ReturnType<TakeTerms>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the portal was entered
  useEffect(() => {
    if (Object.values<string>(verdictPaths).includes(pathname)) return;
    const leaving = new AbortController();
    const options = { manner: 'ahead', background: true, signal: leaving.signal } as const;
    request.current = call(checkTerms, {}, options);
    // Nobody may ever take it.
    request.current.catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return useCallback(() => {
    const answer = request.current;
    request.current = undefined;
    return answer;
  }, []);
}

/** Asks once whether the member may go on, and again by `retry` (R063, R152). */
export function useVerdict(takeTerms: TakeTerms): VerdictState & { readonly retry: () => void } {
  const call = useCall();
  const [state, setState] = useState<VerdictState>({});
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () => call(checkTerms, {}, { manner: 'silent', signal: leaving.signal });
    const ahead = takeTerms()?.catch((error: unknown) => {
      // The gate has found the session good: it asks itself, which may also let it in.
      if (failureOf(error).status === sessionOver) return ask();
      throw error;
    });
    (ahead ?? ask()).then(
      (answer) => setState({ verdict: verdictOf(answer.rc_code) }),
      (error: unknown) => {
        const { status, ref } = failureOf(error);
        // An answer that says anything else than yes, in a code of its own.
        if (status === answered) return setState({ verdict: verdictOf(undefined) });
        // A call that we gave up ourselves is no failure, and a session that is over is the gate's.
        if (leaving.signal.aborted || status === sessionOver) return undefined;
        return setState({ failed: { ref, noAnswer: status === 0 } });
      },
    );
    return () => leaving.abort();
  }, [call, takeTerms, attempts]);
  const retry = () => {
    setState({});
    setAttempts((before) => before + 1);
  };
  return { ...state, retry };
}
