import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../kit/button/Button.tsx';
import { failureOf } from '../../../kit/feed/failure.ts';
import { PasswordField } from '../../../kit/field/PasswordField.tsx';
import { NewPassword } from '../../../kit/password/NewPassword.tsx';
import { Say } from '../../../kit/say/Say.tsx';
import { useMemberSession } from '../../../kit/session/member-session.ts';
import styles from './password.module.css';
import { text } from './password.text.ts';

interface Fields {
  mem_oldpassword: string;
  mem_password: string;
  again: string;
}

const names = ['mem_oldpassword', 'mem_password'] as const;
const fields = { fresh: 'mem_password', again: 'again' } as const;

interface ChangeFormProps {
  readonly error: string;
  /** Throws what the server refused. */
  readonly onChange: (fresh: string, old: string) => Promise<void>;
}

/** The old password, and the new one twice (R098, R134). What was typed stays after a refusal. */
export function ChangeForm({ error, onChange }: ChangeFormProps) {
  const { user } = useMemberSession();
  const form = useForm<Fields>({
    defaultValues: { mem_oldpassword: '', mem_password: '', again: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const said = error !== '' && !names.some((name) => errors[name]);
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (said) top.current?.scrollIntoView({ block: 'start' });
  }, [said]);

  async function send({ mem_oldpassword, mem_password }: Fields) {
    try {
      await onChange(mem_password, mem_oldpassword);
    } catch (refusal) {
      const { fields: faults } = failureOf(refusal);
      const known = names.filter((name) => faults[name]);
      for (const name of known) {
        form.setError(name, { message: faults[name] ?? '' }, { shouldFocus: name === known[0] });
      }
    }
  }

  return (
    <form ref={top} className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {said ? (
        <Say kind="no" title={text.failed} alert>
          {error}
        </Say>
      ) : null}
      {/* Tells a password manager whose password this is. */}
      <input
        type="text"
        autoComplete="username"
        value={user?.membership_no ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        label={text.old}
        error={errors.mem_oldpassword?.message}
        autoComplete="current-password"
        maxLength={256}
        {...form.register('mem_oldpassword', { required: text.oldMissing })}
      />
      <NewPassword form={form} person={personOf(user)} fields={fields} />
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}

/** What this browser knows of the member; the server knows more and may still refuse. */
function personOf(user: ReturnType<typeof useMemberSession>['user']) {
  if (!user) return {};
  const { MEMBER_NAME, MEMBER_SURNAME } = user.member;
  return { memberNo: user.membership_no, names: [MEMBER_NAME, MEMBER_SURNAME] };
}
