import { useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import type { GivenPhoneData } from './GivenPhone.tsx';
import { withdrawPhone } from './phones.api.ts';
import { phonesText as text } from './phones.text.ts';
import { readHistory, readSecurity } from './security.api.ts';

interface WithdrawDialogProps {
  /** The number that is asked about; undefined: none. */
  readonly phone: GivenPhoneData | undefined;
  readonly onClose: () => void;
}

/** Asks once before a number is taken back; what is gone already is shown as gone. */
export function WithdrawDialog({ phone, onClose }: WithdrawDialogProps) {
  const call = useCall();
  const forget = useInvalidate();
  const [busy, setBusy] = useState(false);

  async function withdraw(id: string) {
    setBusy(true);
    try {
      const { messages } = await call(withdrawPhone, { id }, { manner: 'action' });
      if (messages) notify({ kind: 'success', text: messages });
      forget(readSecurity, readHistory);
    } catch (error) {
      if (failureOf(error).code === 'not_found') forget(readSecurity, readHistory);
    } finally {
      setBusy(false);
      onClose();
    }
  }

  return (
    <Dialog
      open={phone !== undefined}
      onClose={onClose}
      title={text.ask(phone?.number ?? '')}
      actions={
        <>
          <Button look="primary" busy={busy} onClick={() => phone && void withdraw(phone.id)}>
            {text.yes}
          </Button>
          <Button onClick={onClose}>{text.no}</Button>
        </>
      }
    >
      <p>{text.askNote}</p>
    </Dialog>
  );
}
