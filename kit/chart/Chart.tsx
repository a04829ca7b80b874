import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../core/thai-number.ts';
import { amountText } from '../amount/amount.text.ts';
import styles from './chart.module.css';
import { chartText } from './chart.text.ts';
import type { Mark } from './scale.ts';

interface ChartProps {
  /** What is drawn, in a sentence; for speech. */
  readonly summary: string;
  /** What speech adds to it: figures. */
  readonly more?: string | undefined;
  /** Highest first; both edges are among them. */
  readonly amounts: readonly Mark[];
  /** Nobody is to read the amounts over a shoulder. */
  readonly masked?: boolean;
  /** What lies in the field, 1000 wide and 100 high: paths, `ChartAxis` among them. */
  readonly children: ReactNode;
  /** What stands under the field. */
  readonly below: ReactNode;
  /** The same figures as a table. */
  readonly table: ReactNode;
}

/** The ground of a drawing of amounts: the amounts beside it, names below, a table to unfold. */
export function Chart(props: ChartProps) {
  const { summary, more, amounts, masked = false, children, below, table } = props;
  const id = useId();
  return (
    <div className={styles.chart}>
      <div className={styles.frame} role="img" aria-labelledby={id}>
        <span id={id} hidden>
          {summary} {more}
        </span>
        <div className={styles.amounts}>
          {amounts.map(({ at }) => (
            <span key={at}>{masked ? amountText.mask : roundAmount(at)}</span>
          ))}
        </div>
        <div className={styles.area}>
          <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
            {amounts.slice(0, -1).map(({ at, percent }) => (
              <path key={at} d={`M0 ${percent}H1000`} />
            ))}
            {children}
          </svg>
        </div>
        <div className={styles.below}>{below}</div>
      </div>
      <details className={styles.table}>
        <summary>{chartText.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by key */}
        <section tabIndex={0} aria-label={summary}>
          {table}
        </section>
      </details>
    </div>
  );
}

const roundAmount = (baht: number): string => formatNumber(baht, baht % 1 === 0 ? 0 : 2);

/** The line of nothing. */
export const ChartAxis = () => <path className={styles.axis} d="M0 100H1000" />;
