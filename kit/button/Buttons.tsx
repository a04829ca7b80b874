import type { ReactNode } from 'react';
import styles from './button.module.css';

/** A row of buttons that wraps. */
export function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
