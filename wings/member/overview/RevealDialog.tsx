import { PasswordDialog } from '../../../parts/password/PasswordDialog.tsx';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import type { Part } from './reveal.api.ts';
import { revealText as text } from './reveal.text.ts';

export interface RevealDialogProps {
  /** What is to be shown; undefined: nothing. */
  readonly asking: Part | undefined;
  readonly cancel: () => void;
  /** Throws what the server refused. */
  readonly prove: (password: string) => Promise<void>;
}

/** Asks for the password before what stands covered is shown. */
export function RevealDialog({ asking, cancel, prove }: RevealDialogProps) {
  const { user } = useMemberSession();
  return (
    <PasswordDialog
      open={asking !== undefined}
      onClose={cancel}
      title={asking ? text.title(asking) : null}
      submit={{ name: text.submit, busy: text.busy }}
      failed={text.failed}
      userName={user?.membership_no ?? ''}
      onProve={prove}
    >
      <p>{text.why}</p>
    </PasswordDialog>
  );
}
