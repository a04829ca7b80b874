import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { words } from '../../../kit/words.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { enrolAuthenticator } from './enrol.api.ts';
import styles from './enrol.module.css';
import { text } from './enrol.text.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { EnrolmentProps } from './use-enrolment.ts';

/** The two ways in: a passkey, offered first; or a password with an authenticator app. */
export function Choice({ link, onDone, onLost }: EnrolmentProps) {
  const call = useCall();
  const [secret, setSecret] = useState<DataOf<typeof enrolAuthenticator>>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { token, attempt } = link;

  async function begin() {
    setBusy(true);
    setRefusal('');
    try {
      setSecret((await call(enrolAuthenticator, { token, attempt }, { manner: 'silent' })).data);
    } catch (error) {
      if (!onLost(error)) setRefusal(failureOf(error).text || words.cannotConnect);
    } finally {
      setBusy(false);
    }
  }

  if (secret) {
    const back = () => setSecret(undefined);
    return <PasswordForm {...{ link, secret, onDone, onLost }} onBack={back} />;
  }
  return (
    <div className={styles.steps}>
      <Panel label={text.title}>
        <Facts>
          <Fact label={text.login}>{link.login}</Fact>
          <Fact label={text.until}>
            <Moment at={link.until} />
          </Fact>
        </Facts>
      </Panel>
      <Panel title={text.passkey.title}>
        <PasskeyForm {...{ link, onDone, onLost }} />
      </Panel>
      <Panel title={text.password.title}>
        <div className={styles.steps}>
          <p>{text.password.what}</p>
          {refusal === '' ? null : (
            <Alert kind="no" title={text.password.startFailed} alert>
              {refusal}
            </Alert>
          )}
          <div>
            <Button busy={busy} busyText={text.password.busy} onClick={() => void begin()}>
              {text.password.act}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
