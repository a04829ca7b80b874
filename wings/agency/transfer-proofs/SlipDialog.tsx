import { type FormEvent, useEffect, useId, useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { DayField } from '../../../kit/calendar/DayField.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { words } from '../../../kit/words.text.ts';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import { FilePick } from '../../../parts/file-pick/FilePick.tsx';
import styles from './slip.module.css';
import { text } from './slip.text.ts';
import { useSlipForm } from './use-slip-form.ts';

interface SlipDialogProps {
  readonly open: boolean;
  readonly now: MonthNow<MonthReport>;
  readonly onClose: () => void;
}

/** File, day and amount of one transfer. */
export function SlipDialog({ open, now, onClose }: SlipDialogProps) {
  const { fields, faults, busy, change, send, restart } = useSlipForm(now, onClose);
  const form = useId();
  // Opened again it begins with what is left by now.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) restart();
  }
  const { paid_on, amount } = faults;
  useEffect(() => {
    const first = paid_on ? 'paid_on' : amount ? 'amount' : undefined;
    if (first) document.getElementById(`${form}-${first}`)?.focus();
  }, [paid_on, amount, form]);

  function close() {
    if (!busy) onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void send();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.add}
      actions={
        <>
          <Button look="primary" type="submit" form={form} busy={busy} busyText={text.adding}>
            {text.add}
          </Button>
          <Button onClick={close}>{text.cancel}</Button>
        </>
      }
    >
      <form className={styles.form} id={form} onSubmit={submit} noValidate>
        {faults.all === undefined ? null : (
          <Alert kind="no" title={text.failed} alert>
            {faults.all}
          </Alert>
        )}
        <FilePick
          accept="image/jpeg,image/png,application/pdf"
          kinds={text.kinds}
          label={text.choose}
          chosen={fields.file}
          error={faults.file}
          onPick={(file) => change({ file }, 'file')}
        />
        <DayField
          id={`${form}-paid_on`}
          label={text.paidOn}
          hint={text.paidOnHint}
          value={fields.paidOn}
          error={paid_on}
          onChange={(paidOn) => change({ paidOn }, 'paid_on')}
        />
        <TextField
          id={`${form}-amount`}
          label={text.amount}
          hint={text.amountHint}
          unit={words.baht}
          alignEnd
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={fields.amount}
          error={amount}
          onChange={({ target }) => change({ amount: target.value }, 'amount')}
        />
      </form>
    </Dialog>
  );
}
