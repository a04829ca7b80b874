import type { DataOf } from '../../../../api/endpoint.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import type { readIntakeRun } from '../intake.api.ts';
import styles from '../intake.module.css';
import { text } from '../intake.text.ts';
import { FaultList } from './FaultList.tsx';

const words = text.one.quarantine;

interface QuarantineProps {
  readonly members: DataOf<typeof readIntakeRun>['quarantine'];
}

/** Members who keep what was shown, each with what did not tie. */
export function Quarantine({ members }: QuarantineProps) {
  if (members.length === 0) return null;
  return (
    <>
      <Alert kind="warn" title={words.title(members.length)}>
        {words.text}
      </Alert>
      <Panel title={words.panel}>
        {members.map(({ membership_no: no, as_of: day, faults }) => (
          <section key={no} aria-labelledby={`quarantine-${no}`}>
            <h3 id={`quarantine-${no}`} className={styles.member}>
              {words.member(no)}
              <span className={styles.sub}>
                {day === null ? words.neverShown : words.asOf(thaiDateShort(day))}
              </span>
            </h3>
            <FaultList faults={faults} />
          </section>
        ))}
      </Panel>
    </>
  );
}
