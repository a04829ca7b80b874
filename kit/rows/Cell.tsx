import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './rows.module.css';

interface CellProps {
  /** Before the figure on a phone, where no column head stands; left out: the row's head. */
  readonly word?: string;
  readonly num?: boolean;
  /**
   * `beside`: on a phone in the line of the row's head; `mark`: before the head, in its line;
   * `wide`: not on a phone at all.
   */
  readonly layout?: 'beside' | 'mark' | 'wide';
  /** Left out: nothing is to be said here; a phone then has no line for it. */
  readonly children?: ReactNode;
}

export function Cell({ word, num = false, layout, children = null }: CellProps) {
  const isNone = children === null || layout === 'wide';
  const look = classes(
    word === undefined && layout !== 'mark' && styles.head,
    num && styles.num,
    layout === 'beside' && styles.beside,
    layout === 'mark' && styles.mark,
    isNone && styles.none,
  );
  return (
    <td className={look}>
      {word === undefined ? null : <span className={styles.word}>{word} </span>}
      {children}
    </td>
  );
}

interface SubProps {
  /** Says what columns say on a wide page. */
  readonly phone?: boolean;
  readonly children: ReactNode;
}

/** A smaller second line of the row's head. */
export function Sub({ phone = false, children }: SubProps) {
  return <span className={classes(styles.sub, phone && styles.phone)}>{children}</span>;
}
