import type { ReactNode } from 'react';
import styles from './text.module.css';

/**
 * Keeps a few words with a name or a time on one line as long as one line can hold them: of names
 * nobody knows the length, and with large letters `Nowrap` would widen the page of a phone.
 */
export function NoBreak({ children }: { readonly children: ReactNode }) {
  return <span className={styles.part}>{children}</span>;
}
