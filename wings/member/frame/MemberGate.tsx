import { Fragment, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { paths } from '../../../api/paths.ts';
import { landingPath } from '../../../api/return-path.ts';
import { memberSignOut } from '../../../api/session/sign-out.api.ts';
import { hasLastSeen, lastSeenUntil, sessionLasts } from '../../../parts/last-seen/last-seen.ts';
import { SessionWatch } from '../../../shell/guard/SessionWatch.tsx';
import { ToSignIn } from '../../../shell/guard/ToSignIn.tsx';
import {
  useForgetOnLeave,
  useOnePerson,
  useOthersAddress,
} from '../../../shell/guard/use-one-person.ts';
import { type SessionCheck, useSessionCheck } from '../../../shell/guard/use-session-check.ts';
import { useSignOut } from '../../../shell/guard/use-sign-out.ts';
import { memberSession, useMemberSession } from '../../../shell/session/member-session.ts';
import { useFreshOnReturn } from '../../../shell/session/use-fresh-on-return.ts';
import { useWhenBack } from '../../../shell/signal/use-online.ts';
import { announceSessionEnd } from './gate/announce-session-end.ts';
import { memberCheck, type Person, personOf, storedPerson } from './gate/check.ts';
import { MemberSplash } from './gate/MemberSplash.tsx';
import { type TakeTerms, useTermsAhead } from './gate/use-verdict.ts';
import { HelpBanner } from './HelpBanner.tsx';

/** What the frames below the gate know of it. */
interface Inside {
  readonly person: Person;
  /** There is no signal, and nobody could ask: what was last seen is all that there is. */
  readonly unchecked: boolean;
  /** The answer about the terms that the gate has asked for already. */
  readonly takeTerms: TakeTerms;
  /** Ends the session; the gate then leads to the sign-in. */
  readonly signOut: () => Promise<void>;
}

export const useInside = (): Inside => useOutletContext<Inside>();

/**
 * The gate of every guarded screen: nobody without a stored session (R057), nobody whose session
 * the server does not know any more (R058, R170). Asked again at each screen.
 */
export function MemberGate() {
  const session = useMemberSession();
  const { membership_no: no = '', impersonated = false } = session.user ?? {};
  const name = no && `${no} ${impersonated}`;
  const isSame = useOnePerson(name);
  const isOthers = useOthersAddress(name, landingPath);
  const [left, setLeft] = useState(false);
  // Staff who looked in a member's stead go back to their desk, however it ends.
  const [helped] = useState(() => memberSession().state().user?.impersonated ?? false);
  useFreshOnReturn();
  if (!session.loggedIn) {
    return helped ? (
      <Navigate to={officeRooms.help.path} replace />
    ) : (
      <ToSignIn to={paths.memberLogon} remember={!left} />
    );
  }
  if (!isSame) return <MemberSplash />;
  if (isOthers) return <Navigate to={landingPath} replace />;
  return <CheckedMember helped={helped} onLeave={() => setLeft(true)} />;
}

interface CheckedMemberProps {
  /** It is staff who look in the member's stead. */
  readonly helped: boolean;
  readonly onLeave: () => void;
}

const bySigningOut = { endpoint: memberSignOut, session: memberSession };

/** The time is up, and the server has not said so itself. */
function endHere(): void {
  if (!memberSession().state().loggedIn) return;
  announceSessionEnd();
  memberSession().forget();
}

function CheckedMember({ helped, onLeave }: CheckedMemberProps) {
  const { pathname } = useLocation();
  const check = useSessionCheck(memberCheck, pathname);
  const takeTerms = useTermsAhead(pathname);
  const { failed, ask, look } = check;
  const { unchecked, deadline, end } = useEnds(check);
  useForgetOnLeave('member');
  useWhenBack(look);
  const leave = useSignOut(bySigningOut, onLeave);
  if (failed && !unchecked) return <ToSignIn to={paths.memberLogon} unchecked />;
  if (check.person === undefined && !unchecked) return <MemberSplash />;
  const person = check.person === undefined ? storedPerson() : personOf(check.person);
  return (
    // With the line everything is asked anew.
    <Fragment key={String(unchecked)}>
      {person.helper ? (
        <HelpBanner helper={person.helper} person={person} end={end} onLeave={leave} />
      ) : null}
      <Outlet context={{ person, unchecked, takeTerms, signOut: leave } satisfies Inside} />
      <SessionWatch
        deadline={deadline}
        end={end}
        helped={helped}
        onStay={ask}
        onLook={look}
        onLeave={leave}
        onOver={endHere}
      />
    </Fragment>
  );
}

/**
 * When the session ends, which the copy of the last seen overview follows. Without any answer it is
 * what the server last said, and only whoever has such a copy stays inside.
 */
function useEnds({
  noAnswer,
  deadline,
  end,
}: Pick<SessionCheck<unknown>, 'noAnswer' | 'deadline' | 'end'>) {
  const lasting = Math.min(deadline, end);
  useEffect(() => {
    if (Number.isFinite(lasting)) sessionLasts(lasting);
  }, [lasting]);
  const unchecked = noAnswer && hasLastSeen();
  const until = unchecked ? lastSeenUntil() : undefined;
  return { unchecked, deadline: until ?? deadline, end: until ?? end };
}
