import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';

interface ToSignInProps {
  /** Address of the portal's sign-in. */
  readonly to: string;
  /** The page to come back to travels along. */
  readonly remember?: boolean;
  /** The session could not be checked: that is said at the sign-in. */
  readonly unchecked?: boolean;
}

/** Leads from a guarded screen to the sign-in (R057, R083). */
export function ToSignIn({ to, remember = true, unchecked = false }: ToSignInProps) {
  const { pathname, search } = useLocation();
  // The first address counts: a redirect on the way must not replace what was asked for.
  const [returnTo] = useState(pathname + search);
  const state = remember ? { returnTo, unchecked } : null;
  return <Navigate to={to} state={state} replace />;
}
