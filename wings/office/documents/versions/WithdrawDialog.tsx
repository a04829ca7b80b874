import type { DocumentKey } from '../../../../core/document-keys.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../../shell/query/use-invalidate.ts';
import { readDocument, withdrawDocument } from '../documents.api.ts';
import { text } from '../documents.text.ts';

interface WithdrawDialogProps {
  readonly document: DocumentKey;
  readonly digest: string;
  /** Undefined: nothing is to be withdrawn. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

const words = text.withdrawing;

/** Asks before a version ahead is taken back. */
export function WithdrawDialog({ document, digest, version, onClose }: WithdrawDialogProps) {
  const call = useCall();
  const forget = useInvalidate();

  async function withdraw() {
    if (version === undefined) return;
    await call(withdrawDocument, { document, digest, version }, { manner: 'silent' });
    notify({ kind: 'success', text: words.done(version) });
    onClose();
    forget(readDocument);
  }
  return (
    <ConfirmDialog
      open={version !== undefined}
      onClose={onClose}
      title={text.table.withdrawOne(version ?? '')}
      yes={{ look: 'danger', name: words.yes, busy: words.busy }}
      cancel={words.cancel}
      refused={words.refused}
      onYes={withdraw}
    >
      <p>{words.body}</p>
    </ConfirmDialog>
  );
}
