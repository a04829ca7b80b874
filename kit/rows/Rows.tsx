import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import turning from '../table/turning.module.css';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './rows.module.css';

export interface RowsColumn {
  readonly key: string;
  readonly name: ReactNode;
  /** Figures stand to the right. */
  readonly num?: boolean;
}

interface RowsProps {
  /** What is shown, the order and the unit, for speech. */
  readonly caption: string;
  readonly columns: readonly RowsColumn[];
  /** `tbody`s of `Row`s. */
  readonly children: ReactNode;
}

/** A table of several figures a row; on a phone a card for each, every figure with its word. */
export function Rows({ caption, columns, children }: RowsProps) {
  return (
    <table className={classes(turning.turning, styles.rows)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, name, num }) => (
            <th key={key} scope="col" className={classes(num && styles.num)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
