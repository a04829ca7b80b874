import { useState } from 'react';
import type { InputOf } from '../../../api/endpoint.ts';
import { failureOf } from '../../../kit/feed/failure.ts';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useForget } from '../../../kit/feed/use-forget.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { endAccess, readHistory, readSecurity } from './security.api.ts';

type Ended = InputOf<typeof endAccess>;

/**
 * Ends a sign-in, all others, or a remembered browser; the page is asked for anew. What is gone
 * already is gone: the page shows it as it is now.
 */
export function useEnding() {
  const call = useCall();
  const forget = useForget();
  const [busy, setBusy] = useState<string>();
  async function end(what: Ended): Promise<void> {
    setBusy(what.id ?? what.kind);
    try {
      const { messages } = await call(endAccess, what, { manner: 'action' });
      if (messages) notify({ kind: 'success', text: messages });
      forget(readSecurity, readHistory);
    } catch (error) {
      if (failureOf(error).code === 'not_found') forget(readSecurity, readHistory);
    } finally {
      setBusy(undefined);
    }
  }
  return { end, busy };
}
