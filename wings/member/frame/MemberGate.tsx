import { useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { memberSession, useMemberSession } from '../../../kit/session/member-session.ts';
import { useFreshOnReturn } from '../../../kit/session/use-fresh-on-return.ts';
import { MemberSplash } from './gate/MemberSplash.tsx';
import { useForgetOnLeave, useOneMember } from './gate/use-one-member.ts';
import { type Person, useSessionCheck } from './gate/use-session-check.ts';
import { useSignOut } from './gate/use-sign-out.ts';
import { SessionWatch } from './gate/watch/SessionWatch.tsx';
import { tellOver } from './gate/watch/tell-over.ts';
import { HelpBanner } from './help/HelpBanner.tsx';

/** What the frames below the gate know of it. */
interface Inside {
  readonly person: Person;
  /** Ends the session; the gate then leads to the sign-in. */
  readonly signOut: () => Promise<void>;
}

export const useInside = (): Inside => useOutletContext<Inside>();

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
  const session = useMemberSession();
  const isSame = useOneMember(session);
  const [left, setLeft] = useState(false);
  // Staff who looked in a member's stead go back to their desk, however it ends.
  const [helped] = useState(() => memberSession().state().user?.impersonated ?? false);
  useFreshOnReturn();
  if (!session.loggedIn) {
    return helped ? <Navigate to={paths.officeHelp} replace /> : <ToSignIn remember={!left} />;
  }
  if (!isSame) return <MemberSplash />;
  return <KnownMember helped={helped} onLeave={() => setLeft(true)} />;
}

interface KnownMemberProps {
  /** It is staff who look in the member's stead. */
  readonly helped: boolean;
  readonly onLeave: () => void;
}

/** The time is up, and the server has not said so itself. */
function endHere(): void {
  if (!memberSession().state().loggedIn) return;
  tellOver();
  memberSession().forget();
}

function KnownMember({ helped, onLeave }: KnownMemberProps) {
  const { pathname } = useLocation();
  const { person, deadline, end, failed, ask, look } = useSessionCheck(pathname);
  useForgetOnLeave();
  const signOut = useSignOut(onLeave);
  if (failed) return <ToSignIn unchecked />;
  if (person === undefined) return <MemberSplash />;
  return (
    <>
      {person.helper ? (
        <HelpBanner helper={person.helper} person={person} end={end} onLeave={signOut} />
      ) : null}
      <Outlet context={{ person, signOut } satisfies Inside} />
      <SessionWatch
        deadline={deadline}
        end={end}
        helped={helped}
        onStay={ask}
        onLook={look}
        onLeave={signOut}
        onOver={endHere}
      />
    </>
  );
}
