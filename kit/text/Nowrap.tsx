import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Keeps a telephone or account number, a name's end or a clock time on one line. */
export function Nowrap({ children }: { readonly children: ReactNode }) {
  return <span className={styles.nowrap}>{children}</span>;
}
