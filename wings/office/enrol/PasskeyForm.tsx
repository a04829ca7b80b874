import { useForm } from 'react-hook-form';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { words } from '../../../kit/words.text.ts';
import { makePasskey } from '../../../parts/passkey/ask.ts';
import { passkeyText } from '../../../parts/passkey/passkey.text.ts';
import { usePasskeySupport } from '../../../parts/passkey/support.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { askEnrolPasskey, enrolPasskey } from './enrol.api.ts';
import styles from './enrol.module.css';
import { text as all } from './enrol.text.ts';
import type { EnrolmentProps } from './use-enrolment.ts';

const text = all.passkey;
const silent = { manner: 'silent' } as const;

/** Makes the first passkey of whoever enrols. */
export function PasskeyForm({ link: { token, attempt }, onDone, onLost }: EnrolmentProps) {
  const call = useCall();
  const support = usePasskeySupport();
  const form = useForm({ defaultValues: { name: text.nameDefault as string } });
  const { errors, isSubmitting } = form.formState;

  async function send({ name }: { name: string }) {
    try {
      const { data } = await call(askEnrolPasskey, { token, attempt }, silent);
      const made = await makePasskey(data);
      await call(enrolPasskey, { token, attempt, name, ...made }, silent);
      onDone([]);
    } catch (error) {
      if (onLost(error)) return;
      form.setError('root', { message: failureOf(error).text || words.cannotConnect });
    }
  }

  return (
    <form className={styles.steps} onSubmit={form.handleSubmit(send)} noValidate>
      <p>{text.what}</p>
      <p>{text.service}</p>
      {support === 'yes' ? (
        <>
          {errors.root?.message ? (
            <Alert kind="no" title={text.failed} alert>
              {errors.root.message}
            </Alert>
          ) : null}
          <TextField
            label={text.name}
            hint={text.nameHint}
            error={errors.name?.message}
            autoComplete="off"
            maxLength={60}
            {...form.register('name', {
              validate: (value) => value.trim() !== '' || text.nameMissing,
            })}
          />
          <div>
            <Button look="primary" type="submit" busy={isSubmitting} busyText={text.busy}>
              {text.act}
            </Button>
          </div>
        </>
      ) : (
        <Alert kind="warn">{passkeyText[support]}</Alert>
      )}
    </form>
  );
}
