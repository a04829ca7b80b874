import { BeforeSignIn } from '../../../kit/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../kit/gate/GatePage.tsx';
import { SignInCard } from './SignInCard.tsx';

/** `/member/logon/:board?/:topicId?` (R037): the form, and what to know before using it. */
export function SignInPage() {
  return (
    <GatePage aside={<BeforeSignIn />}>
      <SignInCard />
    </GatePage>
  );
}
