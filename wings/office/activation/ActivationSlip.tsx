import { Printer } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { makeActivation } from './activation.api.ts';
import styles from './activation.module.css';
import { text } from './activation.text.ts';

export type Activation = DataOf<typeof makeActivation>;

interface ActivationSlipProps {
  readonly activation: Activation;
  readonly onAgain: () => void;
}

/** What is printed and handed over; it is here once. */
export function ActivationSlip({ activation, onAgain }: ActivationSlipProps) {
  const { slip } = text;
  return (
    <Panel title={slip.title}>
      {/* Focus comes here, so that what was made is read first. */}
      <div ref={focusOnMount} tabIndex={-1} className={styles.slip}>
        <p>{slip.of(activation.name, activation.membership_no)}</p>
        <p className={styles.code}>
          <Nowrap>{activation.code}</Nowrap>
        </p>
        <p>
          {slip.until} <Nowrap>{thaiDateTime(new Date(activation.ends_at))}</Nowrap>
        </p>
        <ol className={styles.how}>
          {slip.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <div className={styles.screenOnly}>
        <Alert kind="warn">{slip.once}</Alert>
        <Buttons>
          <Button look="primary" icon={Printer} onClick={() => window.print()}>
            {slip.print}
          </Button>
          <Button onClick={onAgain}>{slip.again}</Button>
        </Buttons>
      </div>
    </Panel>
  );
}

const focusOnMount = (box: HTMLElement | null) => box?.focus();
