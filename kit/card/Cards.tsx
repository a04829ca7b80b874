import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Cards below each other on a phone, two in a row on a desk. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
