import type { DataOf } from '../../../../api/endpoint.ts';
import type { readIntakeRun } from '../intake.api.ts';
import styles from '../intake.module.css';
import { text } from '../intake.text.ts';

interface FaultListProps {
  readonly faults: DataOf<typeof readIntakeRun>['faults'];
}

/** What is wrong, and where it stands in the files. */
export function FaultList({ faults }: FaultListProps) {
  return (
    <ol className={styles.faults}>
      {faults.map(({ file, row, column, reason }) => (
        <li key={`${file} ${row} ${column} ${reason}`}>
          {reason}
          <span className={styles.place}>{text.one.place(file, row, column)}</span>
        </li>
      ))}
    </ol>
  );
}
