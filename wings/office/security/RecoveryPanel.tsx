import { useState } from 'react';
import { formatNumber } from '../../../core/thai-number.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RecoveryCodes } from '../../../parts/authenticator/RecoveryCodes.tsx';
import { ConfirmDialog } from '../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { renewCodes } from './security.api.ts';
import styles from './security.module.css';
import { text as all } from './security.text.ts';

const text = all.recovery;

interface RecoveryPanelProps {
  readonly left: number;
  readonly onChanged: () => void;
}

/** How many recovery codes are left; new ones are shown here once. */
export function RecoveryPanel({ left, onChanged }: RecoveryPanelProps) {
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  async function renew() {
    const { data } = await call(renewCodes, {}, { manner: 'silent' });
    setAsking(false);
    setCodes(data.recovery_codes);
    onChanged();
  }

  return (
    <Panel title={text.title}>
      <div className={styles.steps}>
        <p>{text.what}</p>
        <Facts>
          <Fact label={text.left}>{text.count(formatNumber(left, 0))}</Fact>
        </Facts>
        {codes ? <RecoveryCodes codes={codes} /> : null}
        <div>
          {codes ? (
            <Button look="primary" onClick={() => setCodes(undefined)}>
              {all.close}
            </Button>
          ) : (
            <Button onClick={() => setAsking(true)}>{text.renew}</Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.renewTitle}
        yes={{ look: 'danger', name: text.yes, busy: text.busy }}
        cancel={all.cancel}
        refused={text.failed}
        onYes={renew}
      >
        <p>{text.renewHint}</p>
      </ConfirmDialog>
    </Panel>
  );
}
