import { type ReactNode, useState } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { words } from '../../kit/words.text.ts';
import { failureOf } from '../query/failure.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly yes: {
    readonly look: 'primary' | 'danger';
    readonly name: string;
    /** Said while it is being done. */
    readonly busy: string;
  };
  readonly cancel: string;
  /** Above what the server says when it refuses. */
  readonly refused: string;
  /** Does it; what it rejects with is told in the dialog, which then stays. */
  readonly onYes: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Asks once more before a call that changes something, and stays until it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, yes, cancel, refused, onYes, children } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    if (!busy) onClose();
  };

  async function act() {
    setBusy(true);
    setError(undefined);
    try {
      await onYes();
    } catch (failed) {
      setError(failureOf(failed).text || words.cannotConnect);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button look={yes.look} busy={busy} busyText={yes.busy} onClick={() => void act()}>
            {yes.name}
          </Button>
          <Button onClick={close}>{cancel}</Button>
        </>
      }
    >
      {error === undefined ? null : (
        <Alert kind="no" title={refused} alert>
          {error}
        </Alert>
      )}
      {children}
    </Dialog>
  );
}
