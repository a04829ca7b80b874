import { useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { text } from '../frame.text.ts';
import { useInside } from '../MemberGate.tsx';

interface SignOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before leaving: on a phone the entry lies close to others. */
export function SignOutDialog({ open, onClose }: SignOutDialogProps) {
  const { signOut } = useInside();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.leave.question}
      actions={
        <>
          <Button look="primary" busy={busy} onClick={leave}>
            {text.leave.yes}
          </Button>
          <Button onClick={onClose}>{text.leave.no}</Button>
        </>
      }
    >
      <p>{text.leave.note}</p>
    </Dialog>
  );
}
