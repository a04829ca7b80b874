import type { OpenPoint } from '../../../../core/agency/report.ts';
import { Go } from '../../../../kit/link/Go.tsx';
import type { MonthNow } from './month-now.ts';
import styles from './submit.module.css';
import { text } from './submit.text.ts';

const places: Readonly<Record<OpenPoint, string>> = {
  unreported: '#results',
  changed: '#results',
  slip: '#slips',
  difference: '#explanation',
  explanation: '#explanation',
};

interface OpenPointsProps {
  readonly now: MonthNow;
  readonly onGo?: () => void;
}

/** What is still to be done, each a way to where it is done. */
export function OpenPoints({ now: { report: told }, onGo }: OpenPointsProps) {
  const { report, open } = told;
  const counts = { unreported: report?.sums.unreported.count, changed: report?.changed };
  const countOf = (point: OpenPoint): number =>
    point === 'unreported' || point === 'changed' ? (counts[point] ?? 0) : 0;
  return (
    <ul className={styles.open}>
      {open.map((point) => (
        <li key={point}>
          <Go to={places[point]} onClick={onGo}>
            {text.open[point](countOf(point))}
          </Go>
        </li>
      ))}
    </ul>
  );
}
