import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { readBegin } from '../../../api/office/office.api.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { PasswordField } from '../../../kit/field/PasswordField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { PasskeySignIn } from './passkey/PasskeySignIn.tsx';
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

/** In a new store nobody can sign in: where its first administrator begins. */
function NobodyYet() {
  const { data } = useApiQuery(readBegin, {});
  if (!data?.open) return null;
  return (
    <div className={styles.nobody}>
      <Alert title={text.nobody}>
        <p>{text.nobodyHint}</p>
        <ButtonLink to={officePaths.begin}>{text.begin}</ButtonLink>
      </Alert>
    </div>
  );
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

/** A passkey first; below it login, password and the authenticator's code, all at once (D-37). */
export function SignInCard({ why, onIn }: SignInCardProps) {
  const call = useCall();
  const [refusal, setRefusal] = useState<{ text: string; at: number }>();
  // Whoever has lost the telephone shows a recovery code in the code's place.
  const [recovers, setRecovers] = useState(false);
  const form = useForm<Fields>({ defaultValues: { login: '', password: '', totp: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send(fields: Fields) {
    setRefusal(undefined);
    try {
      const { messages } = await call(officeSignIn, fields, { manner: 'silent' });
      if (messages) notify({ kind: 'success', text: messages });
    } catch (error) {
      // Whatever was wrong, this code is of no use any more.
      form.setValue('totp', '');
      refuse(error);
      return;
    }
    await onIn();
  }

  function refuse(error: unknown) {
    setRefusal({ text: failureOf(error).text || words.cannotConnect, at: Date.now() });
  }
  function change() {
    setRecovers(!recovers);
    form.setValue('totp', '');
    form.clearErrors('totp');
  }

  const invalid = refusal !== undefined;
  return (
    <div className={styles.card}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      {why === 'not_yet' ? <NobodyYet /> : null}
      <PasskeySignIn onIn={onIn} onRefused={refuse} />
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
          <SecondFactor {...{ form, recovers, invalid }} />
        </div>
        <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.busy}>
          {text.submit}
        </Button>
        <Button look="quiet" onClick={change}>
          {recovers ? text.useTotp : text.useRecovery}
        </Button>
      </form>
    </div>
  );
}

interface SecondFactorProps {
  readonly form: UseFormReturn<Fields>;
  readonly recovers: boolean;
  readonly invalid: boolean;
}

/** The authenticator's code, or a recovery code in its place. */
function SecondFactor({ form, recovers, invalid }: SecondFactorProps) {
  const error = form.formState.errors.totp?.message;
  if (recovers) {
    return (
      <TextField
        label={text.recovery}
        hint={text.recoveryHint}
        error={error}
        invalid={invalid}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={30}
        {...form.register('totp', {
          validate: (value) => value.replace(/[\s-]/g, '').length === 16 || text.recoveryMissing,
        })}
      />
    );
  }
  return (
    <DigitsField
      label={text.totp}
      hint={text.totpHint}
      error={error}
      invalid={invalid}
      autoComplete="one-time-code"
      maxLength={6}
      {...form.register('totp', {
        validate: (value) => value.length === 6 || text.totpMissing,
      })}
    />
  );
}
