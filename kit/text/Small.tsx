import type { ReactNode } from 'react';
import styles from './text.module.css';

/** A secondary paragraph, 16 px and muted. */
export function Small({ children }: { readonly children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
