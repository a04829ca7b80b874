import { useLocation } from 'react-router';
import { agencyLandingPath, agencyReturnPath } from '../../../api/return-path.ts';
import { agencySignOut } from '../../../api/session/sign-out.api.ts';
import { AlreadyIn } from '../../../shell/gate/AlreadyIn.tsx';
import { BeforeSignIn } from '../../../shell/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../shell/gate/GatePage.tsx';
import { needsScript } from '../../../shell/gate/needs-script.text.ts';
import { signInText } from '../../../shell/gate/sign-in.text.ts';
import { useArrivedIn } from '../../../shell/gate/use-arrived-in.ts';
import { useSignOut } from '../../../shell/guard/use-sign-out.ts';
import { agencySession, useAgencySession } from '../../../shell/session/agency-session.ts';
import { SignInForm } from './SignInForm.tsx';
import { text } from './sign-in.text.ts';

const { already } = signInText;
const bySigningOut = { endpoint: agencySignOut, session: agencySession };

/** `/membergroup/logon` (R071): the form, and what to know before using it. */
export function AgencySignInPage() {
  const { user } = useAgencySession();
  const { state } = useLocation();
  const arrivedIn = useArrivedIn(agencySession, user);
  const destination = agencyReturnPath(state) ?? agencyLandingPath;
  const signOut = useSignOut(bySigningOut, () => {});
  if (arrivedIn && user) {
    return (
      <GatePage>
        <AlreadyIn
          name={user.contact_name}
          line={user.member_group_name}
          destination={destination}
          goOn={destination === agencyLandingPath ? already.toAgency : already.goOn}
          signOut={signOut}
        />
      </GatePage>
    );
  }
  return (
    <GatePage aside={<BeforeSignIn />}>
      <h1>{text.title}</h1>
      <noscript>{needsScript.agency}</noscript>
      <SignInForm />
    </GatePage>
  );
}
