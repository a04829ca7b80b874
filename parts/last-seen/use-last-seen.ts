import { useEffect, useState } from 'react';
import { keepLastSeen, type LastSeen, openLastSeen } from './last-seen.ts';

/** Keeps what the page shows, each time that it comes from the server. */
export function useStoreLastSeen(shown: unknown, form: string): void {
  useEffect(() => {
    if (shown !== undefined) void keepLastSeen(shown, form).catch(() => undefined);
  }, [shown, form]);
}

/** What was last seen, while it is `wanted`: undefined until it is open, null: there is none. */
export function useLastSeen<Shown>(wanted: boolean, form: string) {
  const [lastSeen, setLastSeen] = useState<LastSeen<Shown> | null>();
  useEffect(() => {
    setLastSeen(undefined);
    if (!wanted) return;
    let isActive = true;
    void openLastSeen<Shown>(form).then((opened) => isActive && setLastSeen(opened ?? null));
    return () => {
      isActive = false;
    };
  }, [wanted, form]);
  return lastSeen;
}
