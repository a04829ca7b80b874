import { useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { failureOf } from '../../../../kit/feed/failure.ts';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { Say } from '../../../../kit/say/Say.tsx';
import { acceptReport } from '../agency_reports.api.ts';
import { text } from '../agency_reports.text.ts';
import type { headShape } from '../wire/shapes.ts';
import { keyOf } from './key.ts';
import { monthWords } from './said.ts';

const words = text.decide;

interface AcceptDialogProps {
  readonly open: boolean;
  readonly report: z.output<typeof headShape>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The agency cannot take it back afterwards: asked once more. */
export function AcceptDialog({ open, report, onClose, onDone }: AcceptDialogProps) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function accept() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await call(acceptReport, keyOf(report), { manner: 'silent' });
      onDone();
    } catch (error) {
      setRefusal(failureOf(error).text || text.failedSay);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.acceptTitle}
      actions={
        <>
          <Button look="primary" busy={busy} busyText={words.accepting} onClick={accept}>
            {words.accept}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {refusal === undefined ? null : (
        <Say kind="no" title={words.refused} alert>
          {refusal}
        </Say>
      )}
      <p>{words.acceptSay(report.name, monthWords(report))}</p>
      {report.difference === '0.00' ? null : <p>{words.untiedSay}</p>}
    </Dialog>
  );
}
