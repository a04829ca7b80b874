import { useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { agencyLandingPath } from '../../../api/return-path.ts';
import { AgencyContext } from '../../../parts/agency-month/agency-context.ts';
import { SessionWatch } from '../../../shell/guard/SessionWatch.tsx';
import { ToSignIn } from '../../../shell/guard/ToSignIn.tsx';
import {
  useForgetOnLeave,
  useOnePerson,
  useOthersAddress,
} from '../../../shell/guard/use-one-person.ts';
import { useSessionCheck } from '../../../shell/guard/use-session-check.ts';
import { useSignOut } from '../../../shell/guard/use-sign-out.ts';
import { useAgencySession } from '../../../shell/session/agency-session.ts';
import { useFreshOnReturn } from '../../../shell/session/use-fresh-on-return.ts';
import { AgencySplash } from './AgencySplash.tsx';
import { agencyCheck, bySigningOut, contactOf, endHere } from './check.ts';

/** What the frame below the gate knows of it. */
interface Inside {
  /** Ends the session; the gate then leads to the sign-in. */
  readonly signOut: () => Promise<void>;
}

export const useInside = (): Inside => useOutletContext<Inside>();

/**
 * The gate of every protected screen of the agencies: nobody without a stored session (R083),
 * nobody whose session the server does not know any more (R084, R157). Asked again at each screen.
 */
export function AgencyGate() {
  const { loggedIn, user } = useAgencySession();
  const name = user ? `${user.member_group_no} ${user.contact_name}` : '';
  const isSame = useOnePerson(name);
  const isOthers = useOthersAddress(name, agencyLandingPath);
  const [left, setLeft] = useState(false);
  useFreshOnReturn();
  if (!loggedIn) return <ToSignIn to={paths.agencyLogon} remember={!left} />;
  if (!isSame) return <AgencySplash />;
  if (isOthers) return <Navigate to={agencyLandingPath} replace />;
  return <CheckedContact onLeave={() => setLeft(true)} />;
}

function CheckedContact({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname } = useLocation();
  const { person, deadline, end, failed, ask, look } = useSessionCheck(agencyCheck, pathname);
  useForgetOnLeave('agency');
  const signOut = useSignOut(bySigningOut, onLeave);
  if (failed) return <ToSignIn to={paths.agencyLogon} unchecked />;
  if (person === undefined) return <AgencySplash />;
  const contact = contactOf(person);
  if (contact.mustChange && pathname !== paths.agencyPassword) {
    return <Navigate to={paths.agencyPassword} replace />;
  }
  return (
    <AgencyContext value={contact}>
      <Outlet context={{ signOut } satisfies Inside} />
      <SessionWatch
        deadline={deadline}
        end={end}
        onStay={ask}
        onLook={look}
        onLeave={signOut}
        onOver={endHere}
      />
    </AgencyContext>
  );
}
