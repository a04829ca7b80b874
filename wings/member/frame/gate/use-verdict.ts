import { useEffect, useState } from 'react';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { checkTerms } from '../frame.api.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What came of asking; nothing yet while both are undefined. */
interface Asked {
  readonly verdict?: Verdict;
  /** The question got no answer: nobody knows whether the member has agreed. */
  readonly failed?: { readonly ref: string | undefined };
}

const answered = 200;
const sessionOver = 401;

/** Asks once whether the member may go on, and again by `retry` (R063, R152). */
export function useVerdict(): Asked & { readonly retry: () => void } {
  const call = useCall();
  const [asked, setAsked] = useState<Asked>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController();
    call(checkTerms, {}, { manner: 'silent', signal: leaving.signal }).then(
      (answer) => setAsked({ verdict: verdictOf(answer.rc_code) }),
      (error: unknown) => {
        const { status, ref } = failureOf(error);
        // An answer that says anything else than yes, in a code of its own.
        if (status === answered) return setAsked({ verdict: verdictOf(undefined) });
        // A call that we gave up ourselves is no failure, and a session that is over is the gate's.
        if (leaving.signal.aborted || status === sessionOver) return undefined;
        return setAsked({ failed: { ref } });
      },
    );
    return () => leaving.abort();
  }, [call, tries]);
  const retry = () => {
    setAsked({});
    setTries((before) => before + 1);
  };
  return { ...asked, retry };
}
