import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { words } from '../../../kit/words.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { completeBegin } from './begin.api.ts';
import styles from './begin.module.css';
import { text } from './begin.text.ts';
import type { Prepared } from './PersonForm.tsx';

interface KeyFormProps {
  readonly prepared: Prepared;
  readonly onBack: () => void;
  /** Given the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
}

/** White around the code, in squares of it. */
const edge = 4;

function Qr({ rows }: Pick<Prepared, 'rows'>) {
  const side = rows.length + 2 * edge;
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((square, x) => (square === '1' ? [`M${x + edge} ${y + edge}h1v1h-1z`] : [])),
  );
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={styles.qr} role="img" aria-label={text.qr}>
      <rect width={side} height={side} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}

/** The authenticator's key, and the first code that it shows. */
export function KeyForm({ prepared: { person, key, rows }, onBack, onDone }: KeyFormProps) {
  const call = useCall();
  const [refusal, setRefusal] = useState('');
  const form = useForm({ defaultValues: { totp: '' } });
  const { errors, isSubmitting } = form.formState;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function send({ totp }: { totp: string }) {
    setRefusal('');
    try {
      const { data } = await call(completeBegin, { ...person, key, totp }, { manner: 'silent' });
      onDone(data.recovery_codes);
    } catch (error) {
      const failure = failureOf(error);
      form.setValue('totp', '');
      const { totp: wrong, ...others } = failure.fields;
      if (wrong) form.setError('totp', { message: wrong }, { shouldFocus: true });
      else setRefusal(Object.values(others)[0] ?? (failure.text || words.cannotConnect));
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      <h2 ref={heading} tabIndex={-1}>
        {text.authenticator}
      </h2>
      {refusal ? (
        <Alert kind="no" title={text.failed} alert>
          {refusal}
        </Alert>
      ) : null}
      <p>{text.scan}</p>
      <Qr rows={rows} />
      <p>
        {text.key}: <code className={styles.key}>{key.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <DigitsField
        label={text.totp}
        error={errors.totp?.message}
        autoComplete="one-time-code"
        maxLength={6}
        {...form.register('totp', { validate: (it) => it.length === 6 || text.totpMissing })}
      />
      <Button look="primary" type="submit" block busy={isSubmitting} busyText={text.creating}>
        {text.create}
      </Button>
      <Button look="quiet" block onClick={onBack}>
        {text.back}
      </Button>
    </form>
  );
}
