import { useState } from 'react';
import type { InputOf } from '../../../api/endpoint.ts';
import { failureOf } from '../../../kit/feed/failure.ts';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useForget } from '../../../kit/feed/use-forget.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { endAccess, readHistory, readSecurity } from './security.api.ts';

type Ended = InputOf<typeof endAccess>;

/**
 * Ends sessions, or what is known of a browser; the page is asked for anew. What is gone already is
 * gone: the page shows it as it is now.
 */
export function useEnding() {
  const call = useCall();
  const forget = useForget();
  const [busy, setBusy] = useState<string>();

  /** Rejects with whatever else was refused; `manner`: who tells of it. */
  async function end(what: Ended, manner: 'silent' | 'action'): Promise<void> {
    try {
      const { messages } = await call(endAccess, what, { manner });
      if (messages) notify({ kind: 'success', text: messages });
    } catch (error) {
      if (failureOf(error).code !== 'not_found') throw error;
    }
    forget(readSecurity, readHistory);
  }

  return {
    /** The id of the browser that is being forgotten. */
    busy,
    endSessions: (what: Ended) => end(what, 'silent'),
    async endDevice(id: string): Promise<void> {
      setBusy(id);
      // Told by the call; the list stays.
      await end({ kind: 'device', id }, 'action').catch(() => {});
      setBusy(undefined);
    },
  };
}
