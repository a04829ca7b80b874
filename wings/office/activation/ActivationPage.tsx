import { useState } from 'react';
import { officeRoomNames } from '../../../api/office/office-rooms.text.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { ActivationForm } from './ActivationForm.tsx';
import { type Activation, ActivationSlip } from './ActivationSlip.tsx';
import styles from './activation.module.css';
import { text } from './activation.text.ts';

/** `/office/activation`: the counter prints a code for whom it has seen (T8). */
export function ActivationPage() {
  const [made, setMade] = useState<Activation>();
  return (
    <>
      <PageHeading title={officeRoomNames.activation} sub={text.sub} />
      <div className={styles.columns}>
        {made ? (
          <ActivationSlip activation={made} onAgain={() => setMade(undefined)} />
        ) : (
          <Panel title={text.form}>
            <ActivationForm onMade={setMade} />
          </Panel>
        )}
        <Panel title={text.rules.title} className={styles.screenOnly}>
          <ul className={styles.rules}>
            {text.rules.lines.map((line) => (
              <li key={line}>
                <Whole of={line} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
