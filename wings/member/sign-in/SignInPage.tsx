import { SignInForm } from './form/SignInForm.tsx';
import { BeforeSignIn } from './gate/BeforeSignIn.tsx';
import { GatePage } from './gate/GatePage.tsx';
import { text } from './sign-in.text.ts';

/** `/member/logon/:board?/:topicId?` (R037): the form, and what to know before using it. */
export function SignInPage() {
  return (
    <GatePage aside={<BeforeSignIn />}>
      <h1>{text.title}</h1>
      <SignInForm />
    </GatePage>
  );
}
