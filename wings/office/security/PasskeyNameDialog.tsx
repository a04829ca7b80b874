import { type FormEvent, useId, useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { makePasskey } from '../../../parts/passkey/ask.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { addPasskey, askNewPasskey, type readCredentials, renamePasskey } from './security.api.ts';
import { text as all } from './security.text.ts';

const text = all.passkeys;
const silent = { manner: 'silent' } as const;

export type Passkey = DataOf<typeof readCredentials>['passkeys'][number];

/** A passkey that gets another name, or a new one, the so-and-so-manyth. */
export type Naming = { readonly passkey: Passkey } | { readonly count: number };

interface PasskeyNameDialogProps {
  /** undefined: closed. */
  readonly naming: Naming | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What the field begins with. */
function nameBefore(naming: Naming | undefined): string {
  if (naming === undefined) return '';
  if ('passkey' in naming) return naming.passkey.name;
  return text.nameDefault(formatNumber(naming.count, 0));
}

/** Makes a passkey under a name, or gives one another name. */
export function PasskeyNameDialog({ naming, onDone, onClose }: PasskeyNameDialogProps) {
  const call = useCall();
  const id = useId();
  // Undefined until a letter is typed: a value that is set later would overwrite the first ones.
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const passkey = naming && 'passkey' in naming ? naming.passkey : undefined;
  const isNew = passkey === undefined;
  const name = typed ?? nameBefore(naming);

  function leave(then: () => void) {
    setTyped(undefined);
    setFault(undefined);
    setRefusal(undefined);
    then();
  }
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const isMissing = name.trim() === '';
    setRefusal(undefined);
    setFault(isMissing ? text.nameMissing : undefined);
    if (isMissing) return event.currentTarget.querySelector('input')?.focus();
    setBusy(true);
    try {
      const { messages } = await (passkey
        ? call(renamePasskey, { id: passkey.id, name }, silent)
        : add());
      if (messages) notify({ kind: 'success', text: messages });
      leave(onDone);
    } catch (error) {
      setRefusal(failureOf(error).text || words.cannotConnect);
    } finally {
      setBusy(false);
    }
  }
  async function add() {
    const { data } = await call(askNewPasskey, {}, silent);
    return call(addPasskey, { name, ...(await makePasskey(data)) }, silent);
  }

  return (
    <Dialog
      open={naming !== undefined}
      onClose={() => leave(onClose)}
      title={passkey ? text.renameOf(passkey.name) : text.add}
      actions={
        <>
          <Button
            look="primary"
            type="submit"
            form={id}
            busy={busy}
            busyText={isNew ? text.busy : text.saving}
          >
            {isNew ? text.create : text.save}
          </Button>
          <Button onClick={() => leave(onClose)}>{all.cancel}</Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void send(event)} noValidate>
        {refusal === undefined ? null : (
          <Alert kind="no" title={text.failed} alert>
            {refusal}
          </Alert>
        )}
        <TextField
          label={text.name}
          hint={text.nameHint}
          error={fault}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
