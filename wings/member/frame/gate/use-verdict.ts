import { useEffect, useState } from 'react';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { checkTerms } from '../frame.api.ts';
import { verdictOf } from './verdict.ts';

/** Asks once whether the member may go on; undefined until the answer (R063, R152). */
export function useVerdict(): ReturnType<typeof verdictOf> | undefined {
  const call = useCall();
  const [verdict, setVerdict] = useState<ReturnType<typeof verdictOf>>();
  useEffect(() => {
    const leaving = new AbortController();
    call(checkTerms, {}, { manner: 'silent', signal: leaving.signal }).then(
      (answer) => setVerdict(verdictOf(answer.rc_code)),
      // A call that failed is "anything else" too, but one that we gave up ourselves is none.
      () => leaving.signal.aborted || setVerdict(verdictOf(undefined)),
    );
    return () => leaving.abort();
  }, [call]);
  return verdict;
}
