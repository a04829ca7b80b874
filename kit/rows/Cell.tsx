import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './rows.module.css';

interface CellProps {
  /** Before the figure on a phone, where no column head says what it is; left out: the row's head. */
  readonly word?: string;
  readonly num?: boolean;
  /** Left out: nothing is to be said here; a phone then has no line for it. */
  readonly children?: ReactNode;
}

export function Cell({ word, num = false, children = null }: CellProps) {
  const kind = word === undefined ? styles.head : styles.cell;
  return (
    <td className={classes(kind, num && styles.num, children === null && styles.none)}>
      {word === undefined ? null : <span className={styles.word}>{word} </span>}
      {children}
    </td>
  );
}

/** A smaller second line of the row's head. */
export function Sub({ children }: { readonly children: ReactNode }) {
  return <span className={styles.sub}>{children}</span>;
}
