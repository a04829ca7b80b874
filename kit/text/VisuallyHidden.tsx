import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Words for speech only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.sr}>{children}</span>;
}
