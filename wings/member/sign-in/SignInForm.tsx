import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { asciiDigits, padMembershipNumber } from '../../../core/membership-number.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { PasswordField } from '../../../kit/field/PasswordField.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { CaptchaLine } from '../../../parts/captcha/CaptchaLine.tsx';
import { useWait } from '../../../shell/gate/refusal.ts';
import { SignInNotice } from '../../../shell/gate/SignInNotice.tsx';
import { Submit } from '../../../shell/gate/Submit.tsx';
import formStyles from '../../../shell/gate/sign-in.module.css';
import { signInText } from '../../../shell/gate/sign-in.text.ts';
import { UncheckedSession } from '../../../shell/gate/UncheckedSession.tsx';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import styles from './sign-in.module.css';
import { text } from './sign-in.text.ts';
import type { Fields, SignIn } from './use-sign-in.ts';

const unlocked = { title: text.unlockedTitle, message: text.unlocked };

interface SignInFormProps {
  readonly form: UseFormReturn<Fields>;
  readonly steps: SignIn;
  readonly destination: string;
}

/** Membership number, password, remember: R096, R116, R126, R127, R144. */
export function SignInForm({ form, steps, destination }: SignInFormProps) {
  const { loggingIn, loggedIn } = useMemberSession();
  const { unchecked } = Object(useLocation().state);
  const { refusal, captcha } = steps;
  const { errors } = form.formState;
  const wait = useWait(refusal, steps.forgive);

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
      <form className={formStyles.form} method="post" onSubmit={form.handleSubmit(send)} noValidate>
        {unchecked && loggedIn ? <UncheckedSession destination={destination} /> : null}
        <SignInNotice refusal={refusal} good={steps.unlocked ? unlocked : undefined} />
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
            label={signInText.password}
            error={errors.mem_password?.message}
            invalid={refusal?.ofFields ?? false}
            autoComplete="current-password"
            maxLength={256}
            {...form.register('mem_password', { required: signInText.passwordMissing })}
          />
        </div>
        <Checkbox {...form.register('remember')}>{signInText.remember}</Checkbox>
        <CaptchaLine state={captcha} />
        <Submit busy={loggingIn} wait={wait} />
      </form>
      <p className={styles.links}>
        <Link to={paths.memberForget}>{text.forgot}</Link>
        <Link to={paths.memberRegister}>{text.first}</Link>
        <Link to={paths.agencyLogon}>{text.agency}</Link>
      </p>
    </>
  );
}
