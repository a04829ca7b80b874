import { useState } from 'react';
import type { MonthReport } from '../../../../api/agency/report/report.api.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import type { MonthNow } from '../../../../parts/agency-month/month-now.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { text } from './dialog.text.ts';
import { PreviewOf } from './PreviewOf.tsx';
import { type Preview, useUpload } from './use-upload.ts';

interface UploadDialogProps {
  readonly open: boolean;
  readonly now: MonthNow<MonthReport>;
  readonly onClose: () => void;
}

const mayApply = (preview: Preview): boolean => preview.problems_total === 0 && preview.matched > 0;

/** Chooses a file, shows what it would change, and takes all of it into the draft or nothing. */
export function UploadDialog({ open, now, onClose }: UploadDialogProps) {
  const upload = useUpload(now, onClose);
  const [layout, setLayout] = useState('');
  const { busy, error, chosen, preview } = upload;

  function close() {
    if (busy) return;
    upload.forget();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.title}
      actions={
        preview ? (
          <>
            <Button
              look="primary"
              disabled={!mayApply(preview)}
              busy={busy === 'applying'}
              busyText={text.applying}
              onClick={() => void upload.apply()}
            >
              {text.apply(preview.matched)}
            </Button>
            <Button onClick={() => !busy && upload.forget()}>{text.another}</Button>
            <Button look="quiet" onClick={close}>
              {text.cancel}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{text.close}</Button>
        )
      }
    >
      {preview ? (
        <PreviewOf preview={preview} error={error} />
      ) : (
        <ChooseFile
          now={now}
          layout={layout}
          onLayout={setLayout}
          chosen={chosen}
          error={error}
          busy={busy === 'checking'}
          onPick={(file) => void upload.look(file, layout)}
        />
      )}
    </Dialog>
  );
}
