import { BeforeSignIn } from '../../../kit/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../kit/gate/GatePage.tsx';
import { SignInForm } from './SignInForm.tsx';
import { text } from './sign-in.text.ts';

/** `/membergroup/logon` (R071): the form, and what to know before using it. */
export function AgencySignInPage() {
  return (
    <GatePage aside={<BeforeSignIn />}>
      <h1>{text.title}</h1>
      <SignInForm />
    </GatePage>
  );
}
