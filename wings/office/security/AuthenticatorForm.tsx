import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DataOf } from '../../../api/endpoint.ts';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { AuthenticatorKey } from '../../../parts/authenticator/AuthenticatorKey.tsx';
import { authenticatorText } from '../../../parts/authenticator/authenticator.text.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useSite } from '../../../shell/site/site.ts';
import { type askNewAuthenticator, setAuthenticator } from './security.api.ts';
import styles from './security.module.css';
import { text as all } from './security.text.ts';

const text = all.factors;

interface Fields {
  password: string;
  again: string;
  totp: string;
}

interface AuthenticatorFormProps {
  readonly secret: DataOf<typeof askNewAuthenticator>;
  /** False: the first password is set with it. */
  readonly hasPassword: boolean;
  /** Recovery codes, where they are the first. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const names = ['password', 'totp'] as const;
const fields = { fresh: 'password', again: 'again' } as const;

/** A new authenticator, proven by its first code; with a password for whoever has none. */
export function AuthenticatorForm(props: AuthenticatorFormProps) {
  const { secret, hasPassword, onDone, onCancel } = props;
  const call = useCall();
  const { login, name } = useOfficer();
  const { coopNameTH, coopNameEN } = useSite();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.focus(), []);
  const form = useForm<Fields>({ defaultValues: { password: '', again: '', totp: '' } });
  const { errors, isSubmitting } = form.formState;
  const person = { names: [...contactNames(name), login], coopNames: [coopNameTH, coopNameEN] };

  async function send({ password, totp }: Fields) {
    const input = { sealed: secret.sealed, totp, ...(!hasPassword && { password }) };
    try {
      const { data, messages } = await call(setAuthenticator, input, { manner: 'silent' });
      if (messages) notify({ kind: 'success', text: messages });
      onDone(data.recovery_codes);
    } catch (error) {
      const failure = failureOf(error);
      const faulty = names.filter((field) => failure.fields[field]);
      for (const [at, field] of faulty.entries()) {
        const message = failure.fields[field] ?? '';
        form.setError(field, { message }, { shouldFocus: at === 0 });
      }
      if (faulty.length > 0) return;
      form.setError('root', { message: failure.text || words.cannotConnect });
    }
  }

  return (
    <form
      ref={box}
      tabIndex={-1}
      aria-label={text.appTitle}
      className={styles.steps}
      onSubmit={form.handleSubmit(send)}
      noValidate
    >
      {errors.root?.message ? (
        <Alert kind="no" title={text.failed} alert>
          {errors.root.message}
        </Alert>
      ) : null}
      {hasPassword ? null : (
        <>
          <input type="text" autoComplete="username" value={login} readOnly hidden />
          <NewPassword form={form} person={person} fields={fields} />
        </>
      )}
      <AuthenticatorKey secret={secret.key} qr={secret.qr} />
      <DigitsField
        label={authenticatorText.code}
        hint={authenticatorText.codeHint}
        error={errors.totp?.message}
        autoComplete="one-time-code"
        maxLength={6}
        {...form.register('totp', {
          validate: (value) => value.length === 6 || authenticatorText.codeMissing,
        })}
      />
      <Buttons>
        <Button look="primary" type="submit" busy={isSubmitting} busyText={text.saving}>
          {hasPassword ? text.save : text.set}
        </Button>
        <Button onClick={onCancel}>{all.cancel}</Button>
      </Buttons>
    </form>
  );
}
