import type { UseFormReturn } from 'react-hook-form';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
import styles from './terms.module.css';
import { text } from './terms.text.ts';

/** Two questions, answered apart (D-30): the terms, and whether offers are welcome. */
export interface Agreement {
  readonly agree: boolean;
  readonly marketing: boolean;
}

/** Why nothing was kept. */
export interface Refusal {
  /** What was read is not in force any more. */
  readonly newer: boolean;
  readonly message: string;
}

interface AgreementFormProps {
  readonly form: UseFormReturn<Agreement>;
  readonly refusal: Refusal | undefined;
  readonly onSend: (agreement: Agreement) => Promise<void>;
}

/** Two boxes and one way on. The privacy notice is shown, never agreed to. */
export function AgreementForm({ form, refusal, onSend }: AgreementFormProps) {
  const { welcome } = text;
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={styles.form} onSubmit={form.handleSubmit(onSend)} noValidate>
      {refusal ? (
        <Alert
          kind={refusal.newer ? 'warn' : 'no'}
          title={refusal.newer ? welcome.newer : welcome.notAccepted}
          alert
        >
          {refusal.message}
        </Alert>
      ) : null}
      <Stack gap="2">
        <Checkbox
          error={errors.agree?.message}
          {...form.register('agree', { required: welcome.mustAgree })}
        >
          {welcome.agree}
        </Checkbox>
        <Checkbox aria-describedby="marketing-note" {...form.register('marketing')}>
          {welcome.marketing}
        </Checkbox>
        <p className={styles.note} id="marketing-note">
          {welcome.marketingNote}
        </p>
      </Stack>
      <p className={styles.privacy}>
        {welcome.notice} <SentenceLink to={paths.policy}>{text.privacy}</SentenceLink>
      </p>
      <Button
        look="primary"
        type="submit"
        block
        className={styles.submit}
        busy={isSubmitting}
        busyText={welcome.busy}
      >
        {welcome.submit}
      </Button>
    </form>
  );
}
