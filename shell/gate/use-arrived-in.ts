import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '../session/browser-session.ts';
import type { Stored } from '../session/session-state.ts';

/**
 * Whether somebody came to the sign-in who is signed in already. Who signs in there goes on by the
 * form; where the session could not be checked, the form says so.
 */
export function useArrivedIn(session: () => Session<Stored>, user: Stored | undefined): boolean {
  const { unchecked } = Object(useLocation().state);
  const [arrivedIn, setArrivedIn] = useState(user !== undefined && !unchecked);
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    // The page as served knows nobody, and what takes it over begins the same way.
    setArrivedIn(session().state().user !== undefined && !unchecked);
  }, [session, unchecked]);
  return arrivedIn;
}
