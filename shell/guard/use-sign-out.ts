import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { notify } from '../../kit/toasts/toasts.ts';
import type { QueryEndpoint } from '../query/call-context.ts';
import { useCall } from '../query/use-call.ts';

interface SignOut {
  /** Ends the session on the server. */
  readonly endpoint: QueryEndpoint;
  /** The portal's session in this browser. */
  readonly session: () => { forget(): void };
}

/**
 * Ends the session on the server and here (R118, R145). Where the server cannot be reached this
 * device forgets all the same: somebody who leaves a shared one must not stay behind in it.
 * `onLeave` hears of it before the gate closes: whoever signs in next starts at the beginning.
 */
export function useSignOut({ endpoint, session }: SignOut, onLeave: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const answer = await call(endpoint, {}).catch(() => undefined);
    flushSync(onLeave);
    session().forget();
    queries.clear();
    if (answer?.messages) notify({ kind: 'success', text: answer.messages });
  };
}
