import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { PasswordField } from '../../../kit/field/PasswordField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { words } from '../../../kit/words.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { officeSignIn } from './sign-in.api.ts';
import styles from './sign-in.module.css';
import { text } from './sign-in.text.ts';
import type { Outside } from './use-officer-check.ts';

interface Fields {
  login: string;
  password: string;
  totp: string;
}

interface SignInCardProps {
  readonly why: Outside;
  /** The server let them in. */
  readonly onIn: () => Promise<unknown>;
}

/** What happened before, or what went wrong; read first, so the focus comes here. */
function Word({
  kind,
  children,
}: {
  readonly kind: 'no' | 'warn' | 'ok';
  readonly children: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Once: whoever types on below is not called back.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.word}>
      <Alert kind={kind} alert {...(kind === 'no' && { title: text.failed })}>
        {children}
      </Alert>
    </div>
  );
}

/** Login, password and the code of the authenticator, all at once (D-37). */
export function SignInCard({ why, onIn }: SignInCardProps) {
  const call = useCall();
  const [refusal, setRefusal] = useState<{ text: string; at: number }>();
  const form = useForm<Fields>({ defaultValues: { login: '', password: '', totp: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send(fields: Fields) {
    setRefusal(undefined);
    try {
      await call(officeSignIn, fields, { manner: 'silent' });
    } catch (error) {
      // Whatever was wrong, this code is of no use any more.
      form.setValue('totp', '');
      setRefusal({ text: failureOf(error).text || words.cannotConnect, at: Date.now() });
      return;
    }
    await onIn();
  }

  const invalid = refusal !== undefined;
  return (
    <div className={styles.card}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
        {!refusal && why === 'over' ? <Word kind="warn">{text.over}</Word> : null}
        {!refusal && why === 'left' ? <Word kind="ok">{text.ended}</Word> : null}
        {refusal ? (
          <Word kind="no" key={refusal.at}>
            {refusal.text}
          </Word>
        ) : null}
        <div>
          <TextField
            label={text.login}
            error={errors.login?.message}
            invalid={invalid}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            {...form.register('login', { required: text.loginMissing })}
          />
          <PasswordField
            label={text.password}
            error={errors.password?.message}
            invalid={invalid}
            autoComplete="current-password"
            maxLength={256}
            {...form.register('password', { required: text.passwordMissing })}
          />
          <DigitsField
            label={text.totp}
            hint={text.totpHint}
            error={errors.totp?.message}
            invalid={invalid}
            autoComplete="one-time-code"
            maxLength={6}
            {...form.register('totp', {
              validate: (value) => value.length === 6 || text.totpMissing,
            })}
          />
        </div>
        <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.busy}>
          {text.submit}
        </Button>
      </form>
    </div>
  );
}
