import type { ReactNode } from 'react';
import styles from './sum-line.module.css';

interface SumLineProps {
  /** Opening, in, out, closing: the last one is the sum of the others. */
  readonly items: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly value: ReactNode;
  }[];
}

/** The sum of a statement: written under one another on a phone, side by side on a wide page. */
export function SumLine({ items }: SumLineProps) {
  return (
    <dl className={styles.sumLine}>
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
