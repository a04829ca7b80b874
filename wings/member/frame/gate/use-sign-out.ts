import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { memberSession } from '../../../../kit/session/member-session.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { signOut } from '../frame.api.ts';

/**
 * Ends the session on the server and here (R118, R145). Where the server cannot be reached this
 * device forgets all the same: somebody who leaves a shared one must not stay behind in it.
 */
export function useSignOut(): () => Promise<void> {
  const call = useCall();
  const navigate = useNavigate();
  const feeds = useQueryClient();
  return useCallback(async () => {
    const answer = await call(signOut, {}).catch(() => undefined);
    // Leave first: the gate would remember this page for whoever signs in next.
    await navigate(paths.memberLogon, { replace: true });
    memberSession().forget();
    feeds.clear();
    if (answer?.messages) notify({ kind: 'success', text: answer.messages });
  }, [call, navigate, feeds]);
}
