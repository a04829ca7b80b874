import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './rows.module.css';

interface RowProps {
  /** `group`: a head within the table; `sum`: a total. */
  readonly as?: 'line' | 'group' | 'sum';
  /** `Cell`s, one for each column. */
  readonly children: ReactNode;
}

export function Row({ as = 'line', children }: RowProps) {
  return <tr className={classes(styles.row, as !== 'line' && styles[as])}>{children}</tr>;
}
