import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import type { OpenPoint } from '../../../core/agency/report.ts';
import { Link } from '../../../kit/link/Link.tsx';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import styles from './submit.module.css';
import { text } from './submit.text.ts';

const places: Readonly<Record<OpenPoint, string>> = {
  unreported: '#results',
  changed: '#results',
  slip: '#slips',
  difference: '#explanation',
  explanation: '#explanation',
  outdated: '#explanation',
};

interface OpenPointsProps {
  readonly now: MonthNow<MonthReport>;
  readonly onGo?: () => void;
}

/** What is still to be done, each a way to where it is done. */
export function OpenPoints({ now: { report: monthReport }, onGo }: OpenPointsProps) {
  const { report, open } = monthReport;
  const facts = {
    unreported: report?.sums.unreported.count ?? 0,
    changed: report?.changed ?? 0,
    difference: report?.difference ?? '0.00',
    explained: report?.explained ?? null,
  };
  const isSlipLater =
    open.includes('unreported') && !open.includes('slip') && report?.slips.length === 0;
  return (
    <ul className={styles.open}>
      {open.map((point) => (
        <li key={point}>
          <Link to={places[point]} onClick={onGo}>
            {text.open[point](facts)}
          </Link>
        </li>
      ))}
      {isSlipLater ? (
        <li>
          <Link to={places.slip} onClick={onGo}>
            {text.slipLater}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
