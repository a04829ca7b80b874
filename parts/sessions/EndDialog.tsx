import { ConfirmDialog } from '../../shell/confirm/ConfirmDialog.tsx';
import { PasswordDialog } from '../password/PasswordDialog.tsx';
import { SessionMeta } from './SessionItem.tsx';
import { sessionsText as text } from './sessions.text.ts';
import { nameOf, type ShownSession, timesOf } from './shown-session.tsx';

interface EndDialogProps {
  readonly asking: ShownSession | 'others' | undefined;
  readonly note: string;
  readonly userName: string | undefined;
  readonly onEnd: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more, and for the password where that is what allows it. */
export function EndDialog({ asking, note, userName, onEnd, onClose }: EndDialogProps) {
  const name = asking === 'others' ? text.ask.yesOthers : text.ask.yesOne;
  const { busy, failed } = text.ask;
  const shown = { open: asking !== undefined, onClose };
  const body = (
    <>
      {typeof asking === 'object' ? (
        <SessionMeta times={timesOf(asking)} address={asking.address} />
      ) : null}
      <p>{note}</p>
    </>
  );
  if (userName === undefined) {
    return (
      <ConfirmDialog
        {...shown}
        title={titleOf(asking) ?? ''}
        yes={{ look: 'danger', name, busy }}
        cancel={text.ask.cancel}
        refused={failed}
        onYes={() => onEnd('')}
      >
        {body}
      </ConfirmDialog>
    );
  }
  return (
    <PasswordDialog
      {...shown}
      title={titleOf(asking)}
      submit={{ name, busy }}
      failed={failed}
      userName={userName}
      onProve={onEnd}
    >
      {body}
    </PasswordDialog>
  );
}

function titleOf(asking: ShownSession | 'others' | undefined): string | null {
  if (asking === undefined) return null;
  return asking === 'others' ? text.ask.others : text.ask.one(nameOf(asking));
}
