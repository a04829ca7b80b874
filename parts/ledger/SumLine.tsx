import type { ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import styles from './sum-line.module.css';

interface SumLineProps {
  /** Nothing is the sum of the others. */
  readonly loose?: boolean;
  /** Opening, in, out, closing: the last one is the sum of the others, unless they are loose. */
  readonly items: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly value: ReactNode;
  }[];
}

/** The sum of a statement: written under one another on a phone, side by side on a wide page. */
export function SumLine({ items, loose = false }: SumLineProps) {
  return (
    <dl className={classes(styles.sumLine, !loose && styles.tied)}>
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
