import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { asciiDigits, padMembershipNumber } from '../../../../core/membership-number.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { CaptchaLine } from '../../../../kit/captcha/CaptchaLine.tsx';
import { Check } from '../../../../kit/check/Check.tsx';
import { useSecondsLeft } from '../../../../kit/countdown/use-seconds-left.ts';
import { DigitsField } from '../../../../kit/field/DigitsField.tsx';
import { PasswordField } from '../../../../kit/field/PasswordField.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { Say } from '../../../../kit/say/Say.tsx';
import { useMemberSession } from '../../../../kit/session/member-session.ts';
import { useSite } from '../../../../kit/site/site.ts';
import styles from '../sign-in.module.css';
import { text } from '../sign-in.text.ts';
import type { Fields, Refusal, SignIn } from './use-sign-in.ts';

/** One function for all renders: a clock that ticks must not fetch the focus again. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

/** The gate could not ask about the session that is stored here; it may still be good (R058). */
function Unchecked({ destination }: { readonly destination: string }) {
  return (
    <Say kind="warn" title={text.unchecked.title}>
      {text.unchecked.say} <Go to={destination}>{text.unchecked.again}</Go>
    </Say>
  );
}

/** What came of the last try. Focus comes here: it is read first, and the fields follow. */
function Told({ refusal, unlocked }: { refusal: Refusal | undefined; unlocked: boolean }) {
  if (unlocked) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.refusal}>
        <Say kind="ok" title={text.unlockedTitle} alert>
          {text.unlocked}
        </Say>
      </div>
    );
  }
  if (!refusal) return null;
  return (
    <div key={refusal.at} ref={takeFocus} tabIndex={-1} className={styles.refusal}>
      <Say kind="no" title={text.failed} alert>
        {refusal.text}
      </Say>
    </div>
  );
}

/** Seconds until the next try is worth it; the refusal goes when they are over. */
function useWait({ refusal, forgive }: SignIn): number {
  const until = refusal?.until ?? 0;
  const left = useSecondsLeft(until);
  const isOver = until > 0 && left === 0;
  useEffect(() => {
    if (isOver && Date.now() >= until) forgive();
  }, [isOver, until, forgive]);
  return left;
}

interface SignInFormProps {
  readonly form: UseFormReturn<Fields>;
  readonly steps: SignIn;
  readonly destination: string;
}

/** Membership number, password, remember: R096, R116, R126, R127, R144. */
export function SignInForm({ form, steps, destination }: SignInFormProps) {
  const { loggingIn, loggedIn } = useMemberSession();
  const { unchecked } = Object(useLocation().state);
  const { idle_minutes = 15 } = useSite();
  const { refusal, captcha } = steps;
  const { errors } = form.formState;
  const wait = useWait(steps);

  async function send(fields: Fields) {
    if (wait > 0 || loggingIn) return;
    const fault = await steps.send(fields);
    if (fault) form.setError('membership_no', { message: fault }, { shouldFocus: true });
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
        <Told refusal={refusal} unlocked={steps.unlocked} />
        <div>
          <DigitsField
            label={text.memberNo}
            hint={text.memberNoHint}
            error={errors.membership_no?.message}
            invalid={refusal?.ofFields ?? false}
            autoComplete="username"
            maxLength={6}
            {...number}
          />
          <PasswordField
            label={text.password}
            error={errors.mem_password?.message}
            invalid={refusal?.ofFields ?? false}
            autoComplete="current-password"
            maxLength={256}
            {...form.register('mem_password', { required: text.passwordMissing })}
          />
        </div>
        <Check {...form.register('remember')}>{text.remember}</Check>
        <CaptchaLine state={captcha} />
        <div>
          <Button
            look="primary"
            type="submit"
            block
            busy={loggingIn || wait > 0}
            busyText={wait > 0 ? text.wait(wait) : text.busy}
          >
            {text.submit}
          </Button>
          <p className={styles.lasts}>{text.lasts(idle_minutes)}</p>
        </div>
      </form>
      <p className={styles.links}>
        <Go to={paths.memberForget}>{text.forgot}</Go>
        <Go to={paths.memberRegister}>{text.first}</Go>
      </p>
    </>
  );
}
