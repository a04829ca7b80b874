import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { words } from '../../../kit/words.text.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { prepareBegin } from './begin.api.ts';
import styles from './begin.module.css';
import { text } from './begin.text.ts';

export interface Person {
  readonly code: string;
  readonly login: string;
  readonly name: string;
  readonly password: string;
}

export interface Prepared {
  readonly person: Person;
  /** Of the authenticator, and the rows of its QR code. */
  readonly key: string;
  readonly rows: readonly string[];
}

interface Fields extends Person {
  readonly again: string;
}

const fields = { fresh: 'password', again: 'again' } as const;
const named = ['code', 'login', 'name', 'password'] as const;
const empty: Person = { code: '', login: '', name: '', password: '' };

interface PersonFormProps {
  /** What was typed before the person came back here. */
  readonly typed: Person | undefined;
  readonly onPrepared: (prepared: Prepared) => void;
}

/** The code of the start, and what its holder will sign in with. */
export function PersonForm({ typed = empty, onPrepared }: PersonFormProps) {
  const call = useCall();
  const [refusal, setRefusal] = useState('');
  const form = useForm<Fields>({ defaultValues: { ...typed, again: typed.password } });
  const { errors, isSubmitting } = form.formState;
  const [login, name] = form.watch(['login', 'name']);

  async function send({ again: _, ...all }: Fields) {
    setRefusal('');
    const person = { ...all, login: all.login.trim(), name: all.name.trim() };
    try {
      const { data } = await call(prepareBegin, person, { manner: 'silent' });
      onPrepared({ person, ...data });
    } catch (error) {
      const failure = failureOf(error);
      const faulty = named.filter((one) => failure.fields[one]);
      for (const one of faulty) {
        const message = failure.fields[one] ?? '';
        form.setError(one, { message }, { shouldFocus: one === faulty[0] });
      }
      if (faulty.length === 0) setRefusal(failure.text || words.cannotConnect);
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {refusal ? (
        <Alert kind="no" title={text.failed} alert>
          {refusal}
        </Alert>
      ) : null}
      <TextField
        label={text.code}
        hint={text.codeHint}
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        {...form.register('code', { required: text.missing })}
      />
      <TextField
        label={text.name}
        error={errors.name?.message}
        autoComplete="name"
        maxLength={100}
        {...form.register('name', { required: text.missing })}
      />
      <TextField
        label={text.login}
        hint={text.loginHint}
        error={errors.login?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...form.register('login', {
          required: text.missing,
          validate: (value) => /^[a-z][a-z0-9._-]{1,39}$/.test(value.trim()) || text.loginWrong,
        })}
      />
      <NewPassword form={form} person={{ names: [name, login] }} fields={fields} />
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.busy}>
        {text.next}
      </Button>
    </form>
  );
}
