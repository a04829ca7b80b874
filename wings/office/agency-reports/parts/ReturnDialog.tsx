import { useState } from 'react';
import type * as z from 'zod/mini';
import { reportLimits } from '../../../../core/agency/report.ts';
import { areTooLong, spokenLetters } from '../../../../core/typed/typed-words.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { returnReport } from '../agency-reports.api.ts';
import { text } from '../agency-reports.text.ts';
import type { headShape } from '../shapes.ts';
import { keyOf } from './key.ts';

const words = text.decide;
const { least, most } = reportLimits.explanation;

interface ReturnDialogProps {
  readonly open: boolean;
  readonly report: z.output<typeof headShape>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function faultOf(why: string): string | undefined {
  if (spokenLetters(why) < least) return words.whyShort;
  return areTooLong(why, most) ? words.whyLong : undefined;
}

/** What is typed stays when the dialog is put away, or the call fails. */
export function ReturnDialog({ open, report, onClose, onDone }: ReturnDialogProps) {
  const call = useCall();
  const [why, setWhy] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send() {
    const wrong = faultOf(why);
    setFault(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await call(returnReport, { ...keyOf(report), reason: why }, { manner: 'silent' });
      onDone();
    } catch (error) {
      const failure = failureOf(error);
      setFault(failure.fields.reason);
      if (failure.fields.reason === undefined) setRefusal(failure.text || text.failedHint);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.returnTitle}
      actions={
        <>
          <Button look="primary" busy={busy} busyText={words.returning} onClick={send}>
            {words.return}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {refusal === undefined ? null : (
        <Alert kind="no" title={words.refused} alert>
          {refusal}
        </Alert>
      )}
      <AreaField
        label={words.why}
        hint={words.whyHint}
        error={fault}
        rows={4}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </Dialog>
  );
}
