import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { memberSession } from '../../../../kit/session/member-session.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { signOut } from '../frame.api.ts';

/**
 * Ends the session on the server and here (R118, R145). Where the server cannot be reached this
 * device forgets all the same: somebody who leaves a shared one must not stay behind in it.
 * `onLeave` hears of it before the gate closes: whoever signs in next starts at the beginning.
 */
export function useSignOut(onLeave: () => void): () => Promise<void> {
  const call = useCall();
  const feeds = useQueryClient();
  return async () => {
    const answer = await call(signOut, {}).catch(() => undefined);
    flushSync(onLeave);
    memberSession().forget();
    feeds.clear();
    if (answer?.messages) notify({ kind: 'success', text: answer.messages });
  };
}
