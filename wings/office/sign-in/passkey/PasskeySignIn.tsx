import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { answerChallenge } from '../../../../parts/passkey/ask.ts';
import { passkeyText } from '../../../../parts/passkey/passkey.text.ts';
import { usePasskeySupport } from '../../../../parts/passkey/support.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import styles from '../sign-in.module.css';
import { askSignInPasskey, passkeySignIn } from './passkey.api.ts';
import { text } from './passkey.text.ts';

interface PasskeySignInProps {
  /** The server let them in. */
  readonly onIn: () => Promise<unknown>;
  readonly onRefused: (error: unknown) => void;
}

const silent = { manner: 'silent' } as const;

/** A passkey in place of login, password and code; offered first. */
export function PasskeySignIn({ onIn, onRefused }: PasskeySignInProps) {
  const call = useCall();
  const support = usePasskeySupport();
  const [busy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    try {
      const { data } = await call(askSignInPasskey, {}, silent);
      await call(passkeySignIn, await answerChallenge(data), silent);
    } catch (error) {
      setBusy(false);
      onRefused(error);
      return;
    }
    await onIn();
  }

  return (
    <div className={styles.passkey}>
      {support === 'yes' ? (
        <Button icon={KeyRound} block busy={busy} busyText={text.busy} onClick={() => void enter()}>
          {text.signIn}
        </Button>
      ) : (
        <Alert>{passkeyText[support]}</Alert>
      )}
      <p className={styles.or}>{text.or}</p>
    </div>
  );
}
