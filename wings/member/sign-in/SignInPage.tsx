import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useParams } from 'react-router';
import { landingPath } from '../../../api/return-path.ts';
import { memberSignOut } from '../../../api/session/sign-out.api.ts';
import { AlreadyIn } from '../../../shell/gate/AlreadyIn.tsx';
import { BeforeSignIn } from '../../../shell/gate/BeforeSignIn.tsx';
import { GatePage } from '../../../shell/gate/GatePage.tsx';
import { needsScript } from '../../../shell/gate/needs-script.text.ts';
import { signInText } from '../../../shell/gate/sign-in.text.ts';
import { useArrivedIn } from '../../../shell/gate/use-arrived-in.ts';
import { useSignOut } from '../../../shell/guard/use-sign-out.ts';
import { memberSession, useMemberSession } from '../../../shell/session/member-session.ts';
import { destinationOf } from './destination.ts';
import { SignInForm } from './SignInForm.tsx';
import { text } from './sign-in.text.ts';
import { type Fields, useSignIn } from './use-sign-in.ts';

const { already } = signInText;
const bySigningOut = { endpoint: memberSignOut, session: memberSession };

/** `/member/logon/:board?/:topicId?` (R037): the form, and what to know before using it. */
export function SignInPage() {
  const { user } = useMemberSession();
  const arrivedIn = useArrivedIn(memberSession, user);
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

// Most sign-ins ask for no code, and do without its part.
const load = () => import('./CodeCard.tsx');
const CodeCard = lazy(async () => ({ default: (await load()).CodeCard }));

/** Where to go once the member is in: board parameters of the address, or the page asked for. */
function useDestination(): string {
  const { board, topicId } = useParams();
  const { state } = useLocation();
  return destinationOf({ board, topicId, state });
}

/** The sign-in, step by step. Going back from the code finds the number as it was typed. */
function SignInCard() {
  const destination = useDestination();
  const steps = useSignIn(destination, load);
  // Whoever has just registered need not type the number again.
  const arrivedAs = String(Object(useLocation().state).memberNo ?? '');
  const form = useForm<Fields>({
    // Nothing else is said beforehand: what stands in the fields already counts.
    defaultValues: arrivedAs ? { membership_no: arrivedAs } : {},
  });
  const back = () => {
    form.resetField('mem_password');
    steps.back();
  };
  if (steps.step) {
    return (
      <Suspense fallback={null}>
        <CodeCard step={steps.step} steps={{ ...steps, back }} />
      </Suspense>
    );
  }
  return (
    <>
      <h1>{text.title}</h1>
      <noscript>{needsScript.member}</noscript>
      <SignInForm form={form} steps={steps} destination={destination} />
    </>
  );
}
