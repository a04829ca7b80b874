import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionState } from '../../../../kit/session/session-state.ts';

const nameOf = ({ user }: SessionState): string =>
  user ? `${user.membership_no} ${user.impersonated ?? false}` : '';

/**
 * Whether this tab still shows whom it began with. Another tab may have signed in as somebody
 * else: then the page is loaded anew, and until it is nothing of anybody is shown.
 */
export function useOneMember(session: SessionState): boolean {
  const name = nameOf(session);
  const [first, setFirst] = useState(name);
  const changed = first !== '' && name !== '' && first !== name;
  if (first === '' && name !== '') setFirst(name);
  useEffect(() => {
    if (changed) location.reload();
  }, [changed]);
  return !changed;
}

/** Answers to a member outlive neither the session nor its screens. */
export function useForgetOnLeave(): void {
  const feeds = useQueryClient();
  useEffect(
    () => () =>
      feeds.removeQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('member.'),
      }),
    [feeds],
  );
}
