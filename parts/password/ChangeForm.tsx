import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Person } from '../../core/password/person.ts';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { PasswordField } from '../../kit/field/PasswordField.tsx';
import { failureOf } from '../../shell/query/failure.ts';
import styles from './change.module.css';
import { changeText as text } from './change.text.ts';
import { NewPassword } from './NewPassword.tsx';

interface Fields {
  mem_oldpassword: string;
  mem_password: string;
  again: string;
}

const names = ['mem_oldpassword', 'mem_password'] as const;
const fields = { fresh: 'mem_password', again: 'again' } as const;

interface ChangeFormProps {
  /** Stands above the fields: why the password must be changed. */
  readonly lead?: ReactNode;
  readonly error: string;
  /** Under which name the password is kept by a password manager. */
  readonly userName: string;
  /** What this browser knows of the person; the server knows more and may still refuse. */
  readonly person: Person;
  /** Throws what the server refused. */
  readonly onChange: (fresh: string, old: string) => Promise<void>;
}

/** The old password, and the new one twice (R098, R134). What was typed stays after a refusal. */
export function ChangeForm({ lead, error, userName, person, onChange }: ChangeFormProps) {
  const form = useForm<Fields>({
    defaultValues: { mem_oldpassword: '', mem_password: '', again: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const showsError = error !== '' && !names.some((name) => errors[name]);
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (showsError) top.current?.scrollIntoView({ block: 'start' });
  }, [showsError]);

  async function send({ mem_oldpassword, mem_password }: Fields) {
    try {
      await onChange(mem_password, mem_oldpassword);
    } catch (refusal) {
      const { fields: faults } = failureOf(refusal);
      const faulty = names.filter((name) => faults[name]);
      for (const name of faulty) {
        form.setError(name, { message: faults[name] ?? '' }, { shouldFocus: name === faulty[0] });
      }
    }
  }

  return (
    <form ref={top} className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {lead}
      {showsError ? (
        <Alert kind="no" title={text.failed} alert>
          {error}
        </Alert>
      ) : null}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        label={text.old}
        error={errors.mem_oldpassword?.message}
        autoComplete="current-password"
        maxLength={256}
        {...form.register('mem_oldpassword', { required: text.oldMissing })}
      />
      <NewPassword form={form} person={person} fields={fields} />
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
