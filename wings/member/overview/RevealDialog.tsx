import { PasswordDialog } from '../../../parts/password/PasswordDialog.tsx';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { revealText as text } from './reveal.text.ts';
import type { Reveal } from './use-reveal.ts';

/** Asks for the password before what stands covered is shown. */
export function RevealDialog({ asking, cancel, prove }: Reveal) {
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
