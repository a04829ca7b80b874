import { type ReactNode, useState } from 'react';
import { areTooLong, spokenLetters } from '../../core/typed/typed-words.ts';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { AreaField } from '../../kit/field/AreaField.tsx';
import { words as shared } from '../../kit/words.text.ts';
import { failureOf } from '../../shell/query/failure.ts';
import { reasonText as text } from './reason.text.ts';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Of the button that does it. */
  readonly name: string;
  readonly look: 'primary' | 'danger';
  readonly reasonHint: string;
  /** Letters that the reason must and may have. */
  readonly limits: { readonly least: number; readonly most: number };
  /** Does it; a refusal is told in the dialog. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onClose: () => void;
  /** A colleague was faster: what stands now is to be shown. */
  readonly onConflict?: () => Promise<void> | void;
  /** What comes of it, above the field. */
  readonly children: ReactNode;
}

/** Asks why; what is typed stays when the dialog is put away, or the call fails. */
export function ReasonDialog({ children, limits, onSend, ...props }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  function close() {
    setFault(undefined);
    setRefusal(undefined);
    props.onClose();
  }

  function faultOf(): string | undefined {
    if (spokenLetters(reason) < limits.least) return text.short(limits.least);
    return areTooLong(reason, limits.most) ? text.long(limits.most) : undefined;
  }

  async function send() {
    const wrong = faultOf();
    setFault(wrong);
    if (wrong !== undefined || !props.open) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await onSend(reason);
      setReason('');
      close();
    } catch (error) {
      const { code, fields, text: said } = failureOf(error);
      setFault(fields.reason);
      if (fields.reason === undefined) setRefusal(said || shared.cannotConnect);
      if (code === 'conflict') await props.onConflict?.();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={props.title}
      actions={
        <>
          <Button look={props.look} busy={busy} busyText={text.busy} onClick={() => void send()}>
            {props.name}
          </Button>
          <Button onClick={close}>{text.cancel}</Button>
        </>
      }
    >
      {refusal === undefined ? null : (
        <Alert kind="no" title={text.refused} alert>
          {refusal}
        </Alert>
      )}
      {children}
      <AreaField
        label={text.reason}
        name="reason"
        hint={props.reasonHint}
        error={fault}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
