import { useState } from 'react';
import { useLocation } from 'react-router';
import { landingPath } from '../../../api/return-path.ts';
import { memberSignOut } from '../../../api/session/sign-out.api.ts';
import { AlreadyIn } from '../../../shell/gate/AlreadyIn.tsx';
import { BeforeSignIn } from '../../../shell/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../shell/gate/GatePage.tsx';
import { signInText } from '../../../shell/gate/sign-in.text.ts';
import { useSignOut } from '../../../shell/guard/use-sign-out.ts';
import { memberSession, useMemberSession } from '../../../shell/session/member-session.ts';
import { SignInCard, useDestination } from './SignInCard.tsx';
import { text } from './sign-in.text.ts';

const { already } = signInText;
const bySigningOut = { endpoint: memberSignOut, session: memberSession };

/** `/member/logon/:board?/:topicId?` (R037): the form, and what to know before using it. */
export function SignInPage() {
  const { user } = useMemberSession();
  const { state } = useLocation();
  // Who signs in here goes on by the form; where the session could not be checked it says so.
  const [arrivedIn] = useState(user !== undefined && !Object(state).unchecked);
  const destination = useDestination();
  const signOut = useSignOut(bySigningOut, () => {});
  if (!arrivedIn || !user) {
    return (
      <GatePage aside={<BeforeSignIn />}>
        <SignInCard />
      </GatePage>
    );
  }
  const { PRENAME = '', MEMBER_NAME, MEMBER_SURNAME } = user.member;
  return (
    <GatePage>
      <AlreadyIn
        name={`${PRENAME}${MEMBER_NAME} ${MEMBER_SURNAME}`}
        line={`${text.memberNo} ${user.membership_no}`}
        destination={destination}
        goOn={destination === landingPath ? already.toMember : already.goOn}
        signOut={signOut}
      />
    </GatePage>
  );
}
