import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { memberSession, useMemberSession } from '../../../kit/session/member-session.ts';
import { MemberSplash } from './gate/MemberSplash.tsx';
import { SessionWatch } from './gate/SessionWatch.tsx';
import { type Person, useSessionCheck } from './gate/use-session-check.ts';

/** Who stands inside the gate; for the frames below it. */
export const usePerson = (): Person => useOutletContext<Person>();

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

/** The way to the sign-in; the page asked for travels along, and comes back afterwards. */
function ToSignIn({ unchecked = false }: { readonly unchecked?: boolean }) {
  const { pathname, search } = useLocation();
  // The first address counts: a redirect on the way must not replace what was asked for.
  const [asked] = useState(pathname + search);
  return <Navigate to={paths.memberLogon} state={{ asked, unchecked }} replace />;
}

/**
 * The gate of every guarded screen: nobody without a stored session (R057), nobody whose session
 * the server does not know any more (R058, R170). Asked again at each screen.
 */
export function MemberGate() {
  const { loggedIn } = useMemberSession();
  useFreshOnReturn();
  return loggedIn ? <KnownMember /> : <ToSignIn />;
}

function KnownMember() {
  const { pathname } = useLocation();
  const { person, deadline, failed, ask } = useSessionCheck(pathname);
  if (failed) return <ToSignIn unchecked />;
  if (person === undefined) return <MemberSplash />;
  return (
    <>
      <Outlet context={person} />
      <SessionWatch deadline={deadline} onStay={ask} onOver={() => memberSession().forget()} />
    </>
  );
}
