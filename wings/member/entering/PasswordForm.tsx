import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { askedPage, landingPath } from '../../../api/asked-page.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { failureOf } from '../../../kit/feed/failure.ts';
import { useCall } from '../../../kit/feed/use-call.ts';
import { PasswordField } from '../../../kit/field/PasswordField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Say } from '../../../kit/say/Say.tsx';
import { useMemberSession } from '../../../kit/session/member-session.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { updatePassword } from './entering.api.ts';
import styles from './entering.module.css';
import { passwordFaults, phoneFault, text } from './entering.text.ts';
import { mobileNumber, type Person, passwordFault } from './password-rule.ts';

interface Fields {
  mem_password: string;
  again: string;
  mem_phone: string;
}

/** What this browser knows of the member; the server knows more and may still refuse. */
function useKnownPerson(): Person {
  const { user } = useMemberSession();
  if (!user) return {};
  const { MEMBER_NAME, MEMBER_SURNAME } = user.member;
  return { memberNo: user.membership_no, names: [MEMBER_NAME, MEMBER_SURNAME] };
}

/** New password twice, and a telephone number for whoever gives one (R099, R134, R149). */
export function PasswordForm() {
  const call = useCall();
  const navigate = useNavigate();
  const { state } = useLocation();
  const person = useKnownPerson();
  const [refusal, setRefusal] = useState('');
  const form = useForm<Fields>({
    defaultValues: { mem_password: '', again: '', mem_phone: '' },
  });
  const { errors, isSubmitting } = form.formState;

  function refuse(error: unknown) {
    const { fields, text: sentence } = failureOf(error);
    const known = (['mem_password', 'mem_phone'] as const).filter((name) => fields[name]);
    for (const name of known) {
      form.setError(name, { message: fields[name] ?? '' }, { shouldFocus: name === known[0] });
    }
    if (known.length === 0) setRefusal(sentence || words.cannotConnect);
  }

  async function send({ mem_password, mem_phone }: Fields) {
    setRefusal('');
    try {
      // R099: no number is null, never an empty text.
      const input = { mem_password, mem_phone: mem_phone.trim() || null };
      const { messages } = await call(updatePassword, input, { manner: 'silent' });
      if (messages) notify({ kind: 'success', text: messages });
    } catch (error) {
      refuse(error);
      return;
    }
    await navigate(askedPage(state) ?? landingPath, { replace: true });
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {refusal ? (
        <Say kind="no" title={text.password.failed} alert>
          {refusal}
        </Say>
      ) : null}
      <div>
        <PasswordField
          label={text.password.fresh}
          hint={text.password.freshHint}
          error={errors.mem_password?.message}
          autoComplete="new-password"
          maxLength={256}
          {...form.register('mem_password', {
            validate: (value) => {
              const fault = passwordFault(value, person);
              return fault === undefined || passwordFaults[fault];
            },
          })}
        />
        <PasswordField
          label={text.password.again}
          error={errors.again?.message}
          autoComplete="new-password"
          maxLength={256}
          {...form.register('again', {
            validate: (value, { mem_password }) =>
              value === mem_password || text.password.againWrong,
          })}
        />
        <TextField
          label={text.password.phone}
          hint={text.password.phoneHint}
          error={errors.mem_phone?.message}
          type="tel"
          autoComplete="tel-national"
          maxLength={20}
          {...form.register('mem_phone', {
            validate: (value) =>
              value.trim() === '' || mobileNumber(value) !== undefined || phoneFault,
          })}
        />
      </div>
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.password.busy}>
        {text.password.submit}
      </Button>
    </form>
  );
}
