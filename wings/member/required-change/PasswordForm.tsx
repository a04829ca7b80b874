import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { SentCode } from '../../../api/codes/codes.ts';
import { phoneFault } from '../../../core/password/password.text.ts';
import type { Person } from '../../../core/password/person.ts';
import { mobileNumber } from '../../../core/phone/phone.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { words } from '../../../kit/words.text.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { updatePassword } from './required-change.api.ts';
import styles from './required-change.module.css';
import { text } from './required-change.text.ts';

interface Fields {
  mem_password: string;
  again: string;
  mem_phone: string;
}

const fields = { fresh: 'mem_password', again: 'again' } as const;

/** What this browser knows of the member; the server knows more and may still refuse. */
function useStoredPerson(): Person {
  const { user } = useMemberSession();
  if (!user) return {};
  const { MEMBER_NAME, MEMBER_SURNAME } = user.member;
  return { memberNo: user.membership_no, names: [MEMBER_NAME, MEMBER_SURNAME] };
}

export interface PasswordSet {
  readonly code: SentCode | null;
  readonly phoneWaits: boolean;
  readonly message: string;
}

interface PasswordFormProps {
  /** The password is set; a code is on its way where a new number was given and can be reached. */
  readonly onSet: (done: PasswordSet) => void;
}

/** New password twice, and a telephone number for whoever gives one (R099, R134, R149). */
export function PasswordForm({ onSet }: PasswordFormProps) {
  const call = useCall();
  const person = useStoredPerson();
  const [refusal, setRefusal] = useState('');
  const form = useForm<Fields>({
    defaultValues: { mem_password: '', again: '', mem_phone: '' },
  });
  const { isSubmitting } = form.formState;

  function refuse(error: unknown) {
    const { fields: faults, text: sentence } = failureOf(error);
    const faultyFields = (['mem_password', 'mem_phone'] as const).filter((name) => faults[name]);
    for (const name of faultyFields) {
      form.setError(
        name,
        { message: faults[name] ?? '' },
        { shouldFocus: name === faultyFields[0] },
      );
    }
    if (faultyFields.length === 0) setRefusal(sentence || words.cannotConnect);
  }

  async function send({ mem_password, mem_phone }: Fields) {
    setRefusal('');
    try {
      // R099: no number is null, never an empty text.
      const input = { mem_password, mem_phone: mem_phone.trim() || null };
      const { messages, data } = await call(updatePassword, input, { manner: 'silent' });
      const { phone_code: code, phone_waits: phoneWaits } = data;
      onSet({ code, phoneWaits, message: messages ?? text.saved });
    } catch (error) {
      refuse(error);
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {refusal ? (
        <Alert kind="no" title={text.failed} alert>
          {refusal}
        </Alert>
      ) : null}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={person.memberNo ?? ''} readOnly hidden />
      <NewPassword form={form} person={person} fields={fields} />
      <PhoneField form={form} />
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}

/** A part of its own: fields are gone through in the order in which they were first drawn. */
function PhoneField({ form }: { readonly form: UseFormReturn<Fields> }) {
  return (
    <TextField
      label={text.phone}
      hint={text.phoneHint}
      error={form.formState.errors.mem_phone?.message}
      type="tel"
      autoComplete="tel-national"
      maxLength={20}
      {...form.register('mem_phone', {
        validate: (value) => value.trim() === '' || mobileNumber(value) !== undefined || phoneFault,
      })}
    />
  );
}
