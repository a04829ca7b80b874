import { FileUp } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import { text } from './dialog/dialog.text.ts';
import type { UploadDialogProps } from './dialog/UploadDialog.tsx';

/** Results out of the payroll's file; the dialog's script comes when it is first wanted. */
export function UploadResult({ now }: { readonly now: MonthNow<MonthReport> }) {
  const [Dialog, setDialog] = useState<ComponentType<UploadDialogProps>>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!now.report.may_edit) return null;

  async function handleClick() {
    setBusy(true);
    try {
      const { UploadDialog } = await import('./dialog/UploadDialog.tsx');
      setDialog(() => UploadDialog);
      setOpen(true);
    } catch {
      notify({ kind: 'error', text: words.cannotConnect });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button
        small
        icon={FileUp}
        busy={busy}
        busyText={text.opening}
        onClick={() => void handleClick()}
      >
        {text.open}
      </Button>
      {Dialog ? <Dialog open={open} now={now} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
