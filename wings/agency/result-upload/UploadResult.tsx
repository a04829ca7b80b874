import { FileUp } from 'lucide-react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLazyDialog } from '../../../kit/dialog/use-lazy-dialog.ts';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import { text } from './dialog/dialog.text.ts';

const loadDialog = async () => (await import('./dialog/UploadDialog.tsx')).UploadDialog;

/** Results out of the payroll's file. */
export function UploadResult({ now }: { readonly now: MonthNow<MonthReport> }) {
  const { Dialog, open, busy, handleClick, close } = useLazyDialog(loadDialog);
  if (!now.report.may_edit) return null;
  return (
    <>
      <Button small icon={FileUp} busy={busy} busyText={text.opening} onClick={handleClick}>
        {text.open}
      </Button>
      {Dialog ? <Dialog open={open} now={now} onClose={close} /> : null}
    </>
  );
}
