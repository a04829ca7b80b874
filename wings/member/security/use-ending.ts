import { useState } from 'react';
import type { InputOf } from '../../../api/endpoint.ts';
import { endAndNotify } from '../../../parts/sessions/end-and-notify.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { endAccess, readHistory, readSecurity } from './security.api.ts';

type Ended = InputOf<typeof endAccess>;

/**
 * Ends sessions, or what is known of a browser; the page is asked for anew, and shows what is.
 */
export function useEnding() {
  const call = useCall();
  const forget = useInvalidate();
  const [busy, setBusy] = useState<string>();

  /** Rejects with whatever else was refused; `manner`: who tells of it. */
  async function end(what: Ended, manner: 'silent' | 'action'): Promise<void> {
    await endAndNotify(call, endAccess, what, manner);
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
