import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { memberSession, useMemberSession } from '../../../kit/session/member-session.ts';
import { MemberSplash } from './gate/MemberSplash.tsx';
import { SessionWatch } from './gate/SessionWatch.tsx';
import { type Person, useSessionCheck } from './gate/use-session-check.ts';
import { useSignOut } from './gate/use-sign-out.ts';

/** What the frames below the gate know of it. */
interface Inside {
  readonly person: Person;
  /** Ends the session; the gate then leads to the sign-in. */
  readonly signOut: () => Promise<void>;
}

export const useInside = (): Inside => useOutletContext<Inside>();

/** A page kept alive by the browser's Back may be of somebody who has left: load it anew. */
function useFreshOnReturn(): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}

interface ToSignInProps {
  /** The page to come back to travels along. */
  readonly remember?: boolean;
  readonly unchecked?: boolean;
}

function ToSignIn({ remember = true, unchecked = false }: ToSignInProps) {
  const { pathname, search } = useLocation();
  // The first address counts: a redirect on the way must not replace what was asked for.
  const [asked] = useState(pathname + search);
  const state = remember ? { asked, unchecked } : null;
  return <Navigate to={paths.memberLogon} state={state} replace />;
}

/**
 * The gate of every guarded screen: nobody without a stored session (R057), nobody whose session
 * the server does not know any more (R058, R170). Asked again at each screen.
 */
export function MemberGate() {
  const { loggedIn } = useMemberSession();
  const [left, setLeft] = useState(false);
  useFreshOnReturn();
  if (!loggedIn) return <ToSignIn remember={!left} />;
  return <KnownMember onLeave={() => setLeft(true)} />;
}

function KnownMember({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname } = useLocation();
  const { person, deadline, failed, ask } = useSessionCheck(pathname);
  const signOut = useSignOut(onLeave);
  if (failed) return <ToSignIn unchecked />;
  if (person === undefined) return <MemberSplash />;
  return (
    <>
      <Outlet context={{ person, signOut } satisfies Inside} />
      <SessionWatch
        deadline={deadline}
        onStay={ask}
        onLeave={signOut}
        onOver={() => memberSession().forget()}
      />
    </>
  );
}
