import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../core/thai-number.ts';
import styles from './bars.module.css';
import { barsText } from './bars.text.ts';
import { barsShape } from './bars-shape.ts';

interface BarsProps {
  /** What is drawn, in a sentence; for speech. */
  readonly summary: string;
  /** Of each bar its parts from the ground up, in baht. */
  readonly stacks: readonly (readonly number[])[];
  /** Names under the first bar, some in between and the last one. */
  readonly names: readonly string[];
  /** The same figures as a table. */
  readonly table: ReactNode;
}

const looks = [styles.first, styles.second] as const;

/** Two amounts of many periods, one on the other, and the same figures as a table. */
export function Bars({ summary, stacks, names, table }: BarsProps) {
  const id = useId();
  const shape = barsShape(stacks);
  if (!shape) return null;
  return (
    <div>
      <div className={styles.frame} role="img" aria-labelledby={id}>
        <span id={id} hidden>
          {summary}
        </span>
        <div className={styles.amounts}>
          {shape.amounts.map(({ at }) => (
            <span key={at}>{formatNumber(at, at % 1 === 0 ? 0 : 2)}</span>
          ))}
        </div>
        <div className={styles.area}>
          <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
            {shape.amounts.slice(0, -1).map(({ at, percent }) => (
              <path key={at} className={styles.grid} d={`M0 ${percent}H1000`} />
            ))}
            {shape.paths.map((path, layer) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a series has its place and no more
              <path key={layer} className={looks[layer]} d={path} />
            ))}
            <path className={styles.axis} d="M0 100H1000" />
          </svg>
        </div>
        <div className={styles.names}>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      </div>
      <details className={styles.table}>
        <summary>{barsText.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by key */}
        <section tabIndex={0} aria-label={summary}>
          {table}
        </section>
      </details>
    </div>
  );
}

/** What the colours mean. */
export function BarsKey({ names }: { readonly names: readonly [string, string] }) {
  return (
    <p className={styles.key}>
      {names.map((name, layer) => (
        <span key={name}>
          <i className={layer === 0 ? undefined : styles.keySecond} aria-hidden="true" />
          {name}
        </span>
      ))}
    </p>
  );
}
