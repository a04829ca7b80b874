import type * as z from 'zod/mini';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { acceptReport } from '../agency-reports.api.ts';
import { text } from '../agency-reports.text.ts';
import type { headShape } from '../shapes.ts';
import { keyOf } from './key.ts';
import { monthWords } from './report-words.ts';

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

  async function accept() {
    await call(acceptReport, keyOf(report), { manner: 'silent' });
    onDone();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.acceptTitle}
      yes={{ look: 'primary', name: words.accept, busy: words.accepting }}
      cancel={words.cancel}
      refused={words.refused}
      onYes={accept}
    >
      <p>{words.acceptHint(report.name, monthWords(report))}</p>
      {report.difference === '0.00' ? null : <p>{words.mismatchHint}</p>}
    </ConfirmDialog>
  );
}
