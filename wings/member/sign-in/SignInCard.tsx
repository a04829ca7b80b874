import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useParams } from 'react-router';
import { destinationOf } from './destination.ts';
import { SignInForm } from './SignInForm.tsx';
import { text } from './sign-in.text.ts';
import { type Fields, useSignIn } from './use-sign-in.ts';

// Most sign-ins ask for no code, and do without its part.
const load = () => import('./CodeCard.tsx');
const CodeCard = lazy(async () => ({ default: (await load()).CodeCard }));

/** Where to go once the member is in: board parameters of the address, or the page asked for. */
export function useDestination(): string {
  const { board, topicId } = useParams();
  const { state } = useLocation();
  return destinationOf({ board, topicId, state });
}

/** The sign-in, step by step. Going back from the code finds the number as it was typed. */
export function SignInCard() {
  const destination = useDestination();
  const steps = useSignIn(destination, load);
  // Whoever has just registered need not type the number again.
  const arrivedAs = String(Object(useLocation().state).memberNo ?? '');
  const form = useForm<Fields>({
    defaultValues: { membership_no: arrivedAs, mem_password: '', remember: false },
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
      <SignInForm form={form} steps={steps} destination={destination} />
    </>
  );
}
