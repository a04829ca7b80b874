import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { padMembershipNumber } from '../../../core/membership-number.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { AreaField } from '../../../kit/field/AreaField.tsx';
import { DigitsField } from '../../../kit/field/DigitsField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { makeHelpTicket } from './impersonation.api.ts';
import styles from './impersonation.module.css';
import { text } from './impersonation.text.ts';
import { helpLimits } from './impersonation-limits.ts';
import type { Ticket } from './ReadyTicket.tsx';

interface Fields {
  membership_no: string;
  reason: string;
  ticket_no: string;
}

const names: readonly (keyof Fields)[] = ['membership_no', 'reason', 'ticket_no'];
const count = (value: string): number => [...value.trim()].length;
const shown = (number: number): string => formatNumber(number, 0);

function reasonFault(value: string): true | string {
  if (count(value) < helpLimits.reason.least) return text.reasonShort;
  return count(value) <= helpLimits.reason.most || text.reasonLong;
}

/** One function for all renders: typing must not send the focus back to the refusal. */
const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** Whom, why and for which case; who is at the desk is proven again before it is sent. */
export function ImpersonationForm({ onMade }: { readonly onMade: (ticket: Ticket) => void }) {
  const call = useCall();
  const [refusal, setRefusal] = useState<{ text: string; at: number }>();
  const form = useForm<Fields>({
    defaultValues: { membership_no: '', reason: '', ticket_no: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const used = count(form.watch('reason'));

  async function send(fields: Fields) {
    setRefusal(undefined);
    try {
      const { data } = await call(makeHelpTicket, fields, { manner: 'silent' });
      onMade({ ...data, readyAt: Date.now() });
    } catch (error) {
      const failure = failureOf(error);
      const wrong = names.filter((name) => failure.fields[name] !== undefined);
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
      <div>
        <AreaField
          label={text.reason}
          hint={text.reasonHint}
          error={errors.reason?.message}
          rows={4}
          {...form.register('reason', { validate: reasonFault })}
        />
        <p className={styles.count}>{text.letters(shown(used), shown(helpLimits.reason.most))}</p>
      </div>
      <TextField
        label={text.caseNo}
        hint={text.caseNoHint}
        error={errors.ticket_no?.message}
        autoComplete="off"
        maxLength={helpLimits.caseNo.most}
        {...form.register('ticket_no', {
          validate: (value) => value.trim() !== '' || text.caseNoMissing,
        })}
      />
      <Button look="primary" type="submit" busy={isSubmitting} busyText={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
