import type { ReactNode } from 'react';
import styles from './download.module.css';

/** Where the files of a list are taken: above it, at the far end. Empty, it keeps their place. */
export function FileRow({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
