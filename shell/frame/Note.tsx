import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** A remark at the foot of a page, such as when its figures were last brought up to date (R007). */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
