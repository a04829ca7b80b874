import { Alert } from '../../../kit/alert/Alert.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { ReasonDialog } from '../../../parts/reason/ReasonDialog.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { useStoreAnswer } from '../../../shell/query/use-store-answer.ts';
import { reasonLimits } from './limits.ts';
import type { UploadsInput } from './media.address.ts';
import { Uses } from './Uses.tsx';
import { nameOf, type Upload } from './upload.ts';
import { readUploads, withdrawUpload } from './uploads.api.ts';
import { uploadsText } from './uploads.text.ts';

const text = uploadsText.withdraw;

interface WithdrawDialogProps {
  /** Undefined: nothing is asked. */
  readonly upload: Upload | undefined;
  /** Of the list that is shown. */
  readonly input: UploadsInput;
  readonly onClose: () => void;
}

/** Says where it is used, and asks why it goes. */
export function WithdrawDialog({ upload, input, onClose }: WithdrawDialogProps) {
  const call = useCall();
  const store = useStoreAnswer(readUploads);

  async function reload() {
    const found = await call(readUploads, input, { manner: 'silent' }).catch(() => undefined);
    if (found) store(found.data, input);
  }

  async function send(reason: string) {
    await call(withdrawUpload, { name: upload?.name ?? '', reason }, { manner: 'silent' });
    await reload();
    notify({ kind: 'success', text: text.done });
  }

  const uses = upload?.uses ?? [];
  return (
    <ReasonDialog
      open={upload !== undefined}
      onClose={onClose}
      title={text.title(upload ? nameOf(upload) : '')}
      look="danger"
      name={text.send}
      reasonHint={text.reasonHint}
      limits={reasonLimits}
      onSend={send}
      onConflict={reload}
    >
      <p>{text.about}</p>
      {uses.length === 0 ? (
        <p>{text.notInUse}</p>
      ) : (
        <Alert kind="warn" title={text.inUse(uses.length)}>
          <Uses uses={uses} />
        </Alert>
      )}
    </ReasonDialog>
  );
}
