import { useEffect, useState } from 'react';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { checkTerms } from '../frame.api.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What came of asking; nothing yet while both are undefined. */
interface VerdictState {
  readonly verdict?: Verdict;
  /** The question got no answer: nobody knows whether the member has agreed. */
  readonly failed?: { readonly ref: string | undefined; readonly noAnswer: boolean };
}

const answered = 200;
const sessionOver = 401;

/** Asks once whether the member may go on, and again by `retry` (R063, R152). */
export function useVerdict(): VerdictState & { readonly retry: () => void } {
  const call = useCall();
  const [state, setState] = useState<VerdictState>({});
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController();
    call(checkTerms, {}, { manner: 'silent', signal: leaving.signal }).then(
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
  }, [call, attempts]);
  const retry = () => {
    setState({});
    setAttempts((before) => before + 1);
  };
  return { ...state, retry };
}
