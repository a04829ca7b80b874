import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { answerChallenge } from '../../../../parts/passkey/ask.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import styles from '../sign-in.module.css';
import { askConfirmPasskey, confirmByPasskey } from './passkey.api.ts';
import { text } from './passkey.text.ts';

interface PasskeyConfirmProps {
  /** No code is asked for beside it. */
  readonly alone: boolean;
  readonly onDone: () => void;
  readonly onRefused: (error: unknown) => void;
}

const silent = { manner: 'silent' } as const;

/** A passkey in place of the authenticator's code: among the buttons, or above the code's field. */
export function PasskeyConfirm({ alone, onDone, onRefused }: PasskeyConfirmProps) {
  const call = useCall();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      // A new one: that of the look may be too old by now.
      const { data } = await call(askConfirmPasskey, {}, silent);
      await call(confirmByPasskey, await answerChallenge(data), silent);
      onDone();
    } catch (error) {
      onRefused(error);
    } finally {
      setBusy(false);
    }
  }

  const props = {
    ...{ icon: KeyRound, busy, busyText: text.busy, children: text.confirm },
    onClick: () => void confirm(),
  };
  if (alone) return <Button look="primary" {...props} />;
  return (
    <div className={styles.passkey}>
      <Button block {...props} />
      <p className={styles.or}>{text.or}</p>
    </div>
  );
}
