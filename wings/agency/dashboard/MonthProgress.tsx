import { Panel } from '../../../kit/panel/Panel.tsx';
import { MonthWay } from '../../../parts/agency-month/MonthProgress.tsx';
import { wayText } from '../../../parts/agency-month/progress.text.ts';
import styles from './dashboard.module.css';
import type { DashboardData } from './shapes.ts';

interface WayProps {
  readonly now: NonNullable<DashboardData['now']>;
  /** The day of the records. */
  readonly asOf: string;
}

/** From the letter to the posting: what is done, since when, and what is still ahead. */
export function Way({ now, asOf }: WayProps) {
  const { state, steps, stands, posted_on, reported, bills, due_on } = now;
  return (
    <Panel label={wayText.label} className={styles.way}>
      <MonthWay
        facts={{ state, steps, stands, postedOn: posted_on }}
        {...{ reported, of: bills, dueOn: due_on, asOf }}
      />
    </Panel>
  );
}
