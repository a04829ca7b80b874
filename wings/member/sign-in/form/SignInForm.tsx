import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { asciiDigits, padMembershipNumber } from '../../../../core/membership-number.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Check } from '../../../../kit/check/Check.tsx';
import { failureOf } from '../../../../kit/feed/failure.ts';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { DigitsField } from '../../../../kit/field/DigitsField.tsx';
import { PasswordField } from '../../../../kit/field/PasswordField.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { Say } from '../../../../kit/say/Say.tsx';
import { memberSession, useMemberSession } from '../../../../kit/session/member-session.ts';
import { words } from '../../../../kit/words.text.ts';
import { signIn } from '../sign-in.api.ts';
import styles from '../sign-in.module.css';
import { text } from '../sign-in.text.ts';
import { destinationOf } from './destination.ts';

interface Fields {
  membership_no: string;
  mem_password: string;
  remember: boolean;
}

/** Where to go once the member is in: board parameters of the address, or the page asked for. */
function useDestination(): string {
  const { board, topicId } = useParams();
  const { state } = useLocation();
  return destinationOf({ board, topicId, state });
}

/** The gate could not ask about the session that is stored here; it may still be good (R058). */
function Unchecked({ destination }: { readonly destination: string }) {
  return (
    <Say kind="warn" title={text.unchecked.title}>
      {text.unchecked.say} <Go to={destination}>{text.unchecked.again}</Go>
    </Say>
  );
}

/** What went wrong, kept on the page until the next try; the toast beside it goes by itself. */
function Refusal({ text: sentence }: { readonly text: string }) {
  return (
    // Focus comes here, so that the sentence is read first and the fields follow.
    <div ref={(box) => box?.focus()} tabIndex={-1} className={styles.refusal}>
      <Say kind="no" title={text.failed} alert>
        {sentence}
      </Say>
    </div>
  );
}

/** Membership number, password, remember: R096, R116, R126, R127, R144. */
export function SignInForm() {
  const call = useCall();
  const navigate = useNavigate();
  const destination = useDestination();
  const { loggingIn, loggedIn } = useMemberSession();
  const { unchecked } = Object(useLocation().state);
  const [refusal, setRefusal] = useState<{ text: string; at: number }>();
  const form = useForm<Fields>({
    defaultValues: { membership_no: '', mem_password: '', remember: false },
  });
  const { errors } = form.formState;

  async function send(fields: Fields) {
    const session = memberSession();
    setRefusal(undefined);
    session.request();
    try {
      session.open(await call(signIn, fields));
    } catch (error) {
      session.fail();
      const failure = failureOf(error);
      const at = failure.fields.membership_no;
      if (at) form.setError('membership_no', { message: at }, { shouldFocus: true });
      else setRefusal({ text: failure.text || words.cannotConnect, at: Date.now() });
      return;
    }
    await navigate(destination, { replace: true });
  }

  const number = form.register('membership_no', {
    required: text.memberNoMissing,
    onBlur: ({ target }) => {
      form.setValue('membership_no', padMembershipNumber(asciiDigits(target.value.trim())));
    },
  });
  return (
    <>
      <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
        {unchecked && loggedIn ? <Unchecked destination={destination} /> : null}
        {refusal ? <Refusal key={refusal.at} text={refusal.text} /> : null}
        <div>
          <DigitsField
            label={text.memberNo}
            hint={text.memberNoHint}
            error={errors.membership_no?.message}
            invalid={refusal !== undefined}
            autoComplete="username"
            maxLength={6}
            {...number}
          />
          <PasswordField
            label={text.password}
            error={errors.mem_password?.message}
            invalid={refusal !== undefined}
            autoComplete="current-password"
            maxLength={256}
            {...form.register('mem_password', { required: text.passwordMissing })}
          />
        </div>
        <Check {...form.register('remember')}>{text.remember}</Check>
        <Button look="primary" type="submit" block busy={loggingIn} busyText={text.busy}>
          {text.submit}
        </Button>
      </form>
      <p className={styles.links}>
        <Go to={paths.memberForget}>{text.forgot}</Go>
        <Go to={paths.memberRegister}>{text.first}</Go>
      </p>
    </>
  );
}
