import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DataOf } from '../../../api/endpoint.ts';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { words } from '../../../kit/words.text.ts';
import { AuthenticatorKey } from '../../../parts/authenticator/AuthenticatorKey.tsx';
import { authenticatorText } from '../../../parts/authenticator/authenticator.text.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useSite } from '../../../shell/site/site.ts';
import { type enrolAuthenticator, enrolPassword } from './enrol.api.ts';
import styles from './enrol.module.css';
import { text as all } from './enrol.text.ts';
import type { EnrolmentProps } from './use-enrolment.ts';

const text = all.password;

interface Fields {
  password: string;
  again: string;
  totp: string;
}

interface PasswordFormProps extends EnrolmentProps {
  readonly secret: DataOf<typeof enrolAuthenticator>;
  readonly onBack: () => void;
}

const names = ['password', 'totp'] as const;
const fields = { fresh: 'password', again: 'again' } as const;

/** A password, and an authenticator that its first code proves: both count at once. */
export function PasswordForm({ link, secret, onDone, onLost, onBack }: PasswordFormProps) {
  const call = useCall();
  const { coopNameTH, coopNameEN } = useSite();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const form = useForm<Fields>({ defaultValues: { password: '', again: '', totp: '' } });
  const { errors, isSubmitting } = form.formState;
  const { token, attempt, login, name } = link;
  const person = {
    names: [...contactNames(name), login],
    coopNames: [coopNameTH, coopNameEN],
  };

  async function send({ password, totp }: Fields) {
    const input = { token, attempt, sealed: secret.sealed, password, totp };
    try {
      onDone((await call(enrolPassword, input, { manner: 'silent' })).data.recovery_codes);
    } catch (error) {
      if (onLost(error)) return;
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
    <Panel title={text.title}>
      <div ref={box} tabIndex={-1} className={styles.box}>
        <form className={styles.steps} onSubmit={form.handleSubmit(send)} noValidate>
          {errors.root?.message ? (
            <Alert kind="no" title={text.failed} alert>
              {errors.root.message}
            </Alert>
          ) : null}
          {/* Tells a password manager whose password this is. */}
          <input type="text" autoComplete="username" value={login} readOnly hidden />
          <NewPassword form={form} person={person} fields={fields} />
          <h3>{text.step}</h3>
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
              {text.submit}
            </Button>
            <Button onClick={onBack}>{text.back}</Button>
          </Buttons>
        </form>
      </div>
    </Panel>
  );
}
