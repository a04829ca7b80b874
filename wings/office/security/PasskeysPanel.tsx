import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { passkeyText } from '../../../parts/passkey/passkey.text.ts';
import { usePasskeySupport } from '../../../parts/passkey/support.ts';
import { ConfirmDialog } from '../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { type Naming, type Passkey, PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { removePasskey } from './security.api.ts';
import styles from './security.module.css';
import { text as all } from './security.text.ts';

const text = all.passkeys;

interface PasskeysPanelProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

/** One's passkeys: add, name, remove. */
export function PasskeysPanel({ passkeys, onChanged }: PasskeysPanelProps) {
  const call = useCall();
  const support = usePasskeySupport();
  const [naming, setNaming] = useState<Naming>();
  const [removing, setRemoving] = useState<Passkey>();

  async function remove() {
    if (removing === undefined) return;
    const { messages } = await call(removePasskey, { id: removing.id }, { manner: 'silent' });
    setRemoving(undefined);
    if (messages) notify({ kind: 'success', text: messages });
    onChanged();
  }
  function named() {
    setNaming(undefined);
    onChanged();
  }

  return (
    <Panel title={text.title}>
      {passkeys.length === 0 ? (
        <EmptyState icon={KeyRound} title={text.none}>
          {text.noneHint}
        </EmptyState>
      ) : (
        <ul className={styles.keys}>
          {passkeys.map((one) => (
            <PasskeyItem
              key={one.id}
              passkey={one}
              onRename={() => setNaming({ passkey: one })}
              onRemove={() => setRemoving(one)}
            />
          ))}
        </ul>
      )}
      {support === 'yes' ? (
        <Button icon={KeyRound} onClick={() => setNaming({ count: passkeys.length + 1 })}>
          {text.add}
        </Button>
      ) : (
        <Alert>{passkeyText[support]}</Alert>
      )}
      <PasskeyNameDialog naming={naming} onDone={named} onClose={() => setNaming(undefined)} />
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={text.removeOf(removing?.name ?? '')}
        yes={{ look: 'danger', name: text.remove, busy: text.removing }}
        cancel={all.cancel}
        refused={text.failed}
        onYes={remove}
      >
        <p>{text.removeHint}</p>
      </ConfirmDialog>
    </Panel>
  );
}

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { name, since, used_at, synced } = passkey;
  return (
    <li>
      <div className={styles.about}>
        <b>{name}</b>
        <Moment label={text.since} at={since} />
        {used_at === null ? <span>{text.never}</span> : <Moment label={text.used} at={used_at} />}
        {synced ? <Badge>{text.synced}</Badge> : null}
      </div>
      <Buttons>
        <Button small aria-label={text.renameOf(name)} onClick={onRename}>
          {text.rename}
        </Button>
        <Button small look="secondDanger" aria-label={text.removeOf(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </Buttons>
    </li>
  );
}
