import { Panel } from '../../../kit/panel/Panel.tsx';
import { MonthProgress } from '../../../parts/agency-month/MonthProgress.tsx';
import { progressText } from '../../../parts/agency-month/progress.text.ts';
import styles from './dashboard.module.css';
import type { DashboardData } from './shapes.ts';

interface CurrentMonthProps {
  readonly now: NonNullable<DashboardData['now']>;
  /** The day of the records. */
  readonly asOf: string;
}

/** From the letter to the posting: what is done, since when, and what is still ahead. */
export function CurrentMonth({ now, asOf }: CurrentMonthProps) {
  const { state, steps, stands, posted_on, reported, bills, due_on } = now;
  return (
    <Panel label={progressText.label} className={styles.way}>
      <MonthProgress
        facts={{ state, steps, stands, postedOn: posted_on }}
        {...{ reported, of: bills, dueOn: due_on, asOf }}
      />
    </Panel>
  );
}
