import type { ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import turning from '../../kit/table/turning.module.css';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import styles from './ledger.module.css';

interface LedgerProps {
  /** What is listed, in which order, in which unit; for speech. */
  readonly caption: string;
  readonly columns: {
    readonly when: string;
    readonly what: string;
    /** With the unit: ถอน / ฝาก (บาท). */
    readonly move: string;
    /** Figures between the two, on wide pages only: each line tells them in `details` too. */
    readonly more?: readonly string[];
    readonly left: string;
  };
  /** `LedgerEdge`, `LedgerMonth`s, `LedgerEdge`: newest first. */
  readonly children: ReactNode;
}

/** A statement of movements (R042, R046): table on wide pages, two-line cards on a phone. */
export function Ledger({ caption, columns, children }: LedgerProps) {
  return (
    <table className={classes(turning.turning, styles.ledger, columns.more && styles.many)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.whenHead}>
            {columns.when}
          </th>
          <th scope="col">{columns.what}</th>
          <th scope="col" className={classes(styles.num, styles.moveHead)}>
            {columns.move}
          </th>
          {columns.more?.map((name) => (
            <th key={name} scope="col" className={classes(styles.num, styles.more)}>
              {name}
            </th>
          ))}
          <th scope="col" className={classes(styles.num, styles.leftHead)}>
            {columns.left}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
