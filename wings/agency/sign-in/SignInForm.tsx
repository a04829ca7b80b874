import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { agencyLandingPath, agencyReturnPath } from '../../../api/return-path.ts';
import { agencyLogin, tidyLogin } from '../../../core/agency/login.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { PasswordField } from '../../../kit/field/PasswordField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { CaptchaLine } from '../../../parts/captcha/CaptchaLine.tsx';
import { useWait } from '../../../shell/gate/refusal.ts';
import { SignInNotice } from '../../../shell/gate/SignInNotice.tsx';
import { Submit } from '../../../shell/gate/Submit.tsx';
import formStyles from '../../../shell/gate/sign-in.module.css';
import { signInText } from '../../../shell/gate/sign-in.text.ts';
import { UncheckedSession } from '../../../shell/gate/UncheckedSession.tsx';
import { useAgencySession } from '../../../shell/session/agency-session.ts';
import styles from './sign-in.module.css';
import { text } from './sign-in.text.ts';
import { type Fields, useSignIn } from './use-sign-in.ts';

/** Number, password, remember (R097). What was typed stays after a refusal. */
export function SignInForm() {
  const { state } = useLocation();
  const destination = agencyReturnPath(state) ?? agencyLandingPath;
  const { refusal, captcha, send: ask, forgive } = useSignIn(destination);
  const { loggingIn, loggedIn } = useAgencySession();
  // Nothing is said beforehand: what stands in the fields already counts.
  const form = useForm<Fields>();
  const { errors } = form.formState;
  const wait = useWait(refusal, forgive);

  async function send(fields: Fields) {
    if (wait > 0 || loggingIn) return;
    const fault = await ask({ ...fields, member_group_no: tidyLogin(fields.member_group_no) });
    if (fault) form.setError('member_group_no', { message: fault }, { shouldFocus: true });
  }

  const number = form.register('member_group_no', {
    validate: (typed) => {
      if (typed.trim() === '') return text.numberMissing;
      return agencyLogin(typed) !== undefined || text.numberWrong;
    },
    onBlur: ({ target }) => form.setValue('member_group_no', tidyLogin(target.value)),
  });
  return (
    <>
      <form className={formStyles.form} method="post" onSubmit={form.handleSubmit(send)} noValidate>
        {Object(state).unchecked && loggedIn ? (
          <UncheckedSession destination={destination} />
        ) : null}
        <SignInNotice refusal={refusal} />
        <div>
          <TextField
            label={text.number}
            hint={text.numberHint}
            error={errors.member_group_no?.message}
            invalid={refusal?.ofFields ?? false}
            autoComplete="username"
            maxLength={40}
            {...number}
          />
          <PasswordField
            label={signInText.password}
            error={errors.member_group_pass?.message}
            invalid={refusal?.ofFields ?? false}
            autoComplete="current-password"
            maxLength={256}
            {...form.register('member_group_pass', { required: signInText.passwordMissing })}
          />
        </div>
        <Checkbox {...form.register('remember')}>{signInText.remember}</Checkbox>
        <CaptchaLine state={captcha} />
        <Submit busy={loggingIn} wait={wait} />
      </form>
      <p className={styles.below}>{text.forgot}</p>
      <p className={styles.below}>
        <Link to={paths.memberLogon}>{text.member}</Link>
      </p>
    </>
  );
}
