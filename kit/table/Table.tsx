import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './table.module.css';

interface TableProps {
  /** What the table shows, for speech. Give this or `labelledBy`. */
  readonly caption?: string;
  readonly labelledBy?: string;
  readonly tight?: boolean;
  readonly children: ReactNode;
}

/**
 * A plain table. Cells with figures take `num`, a row with a sum `sum`, both from
 * `table.module.css`.
 */
export function Table({ caption, labelledBy, tight = false, children }: TableProps) {
  return (
    <table className={classes(styles.table, tight && styles.tight)} aria-labelledby={labelledBy}>
      {caption ? (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      ) : null}
      {children}
    </table>
  );
}
