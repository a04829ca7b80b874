import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { padMembershipNumber } from '../../../core/membership-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { AreaField } from '../../../kit/field/AreaField.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import type { Activation } from './ActivationSlip.tsx';
import { makeActivation } from './activation.api.ts';
import styles from './activation.module.css';
import { answers, text } from './activation.text.ts';
import { activationLimits } from './activation-limits.ts';

interface Fields {
  membership_no: string;
  document_no: string;
  seen: string;
}

const names: readonly (keyof Fields)[] = ['membership_no', 'document_no', 'seen'];
const { least, most } = activationLimits.seen;

function seenFault(value: string): true | string {
  const letters = [...value.trim()].length;
  return (letters >= least && letters <= most) || answers.seen(least, most);
}

/** One function for all renders: typing must not send the focus back to the refusal. */
const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** Who stands there and what they showed; who is at the desk is proven again before it is sent. */
export function ActivationForm({ onMade }: { readonly onMade: (made: Activation) => void }) {
  const call = useCall();
  const [refusal, setRefusal] = useState<{ text: string; at: number }>();
  const [hasDocument, setHasDocument] = useState(true);
  const form = useForm<Fields>({ defaultValues: { membership_no: '', document_no: '', seen: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send({ membership_no, document_no, seen }: Fields) {
    setRefusal(undefined);
    const shown = hasDocument ? { document_no, seen: null } : { document_no: null, seen };
    try {
      const { data } = await call(
        makeActivation,
        { membership_no, ...shown },
        { manner: 'silent' },
      );
      onMade(data);
    } catch (error) {
      const failure = failureOf(error);
      const wrong = names.filter((name) => failure.fields[name] !== undefined);
      // What the records lack is seen here first: the other field is the one to fill.
      if (wrong.includes('seen')) setHasDocument(false);
      for (const [index, name] of wrong.entries()) {
        const message = failure.fields[name] ?? '';
        form.setError(name, { message }, { shouldFocus: index === 0 });
      }
      if (wrong.length === 0) {
        setRefusal({ text: failure.text || text.cannotConnect, at: Date.now() });
      }
    }
  }

  return (
    <form className={styles.form} onSubmit={form.handleSubmit(send)} noValidate>
      {refusal ? (
        <div key={refusal.at} ref={focusOnMount} tabIndex={-1}>
          <Alert kind="no" title={text.failed} alert>
            {refusal.text}
          </Alert>
        </div>
      ) : null}
      <DigitsField
        label={text.memberNo}
        hint={text.memberNoHint}
        error={errors.membership_no?.message}
        maxLength={6}
        {...form.register('membership_no', {
          required: text.memberNoMissing,
          onBlur: ({ target }) =>
            form.setValue('membership_no', padMembershipNumber(target.value.trim())),
        })}
      />
      {hasDocument ? (
        <TextField
          key="document"
          label={text.documentNo}
          hint={text.documentNoHint}
          error={errors.document_no?.message}
          autoComplete="off"
          maxLength={activationLimits.documentNo.most}
          {...form.register('document_no', {
            shouldUnregister: true,
            validate: (value) => value.trim() !== '' || text.documentNoMissing,
          })}
        />
      ) : (
        <AreaField
          key="seen"
          label={text.seen}
          hint={text.seenHint}
          error={errors.seen?.message}
          rows={3}
          {...form.register('seen', { shouldUnregister: true, validate: seenFault })}
        />
      )}
      <Button look="quiet" small onClick={() => setHasDocument(!hasDocument)}>
        {hasDocument ? text.noDocument : text.hasDocument}
      </Button>
      <Button look="primary" type="submit" busy={isSubmitting} busyText={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
