import type { ReactNode } from 'react';
import styles from './statement.module.css';

interface FilterRowProps {
  /** Name of the group for speech. */
  readonly label: string;
  /** `Chips`, `DateRange`. */
  readonly children: ReactNode;
}

/** The filters over a statement, in one row where there is room. */
export function FilterRow({ label, children }: FilterRowProps) {
  return (
    <section className={styles.filter} aria-label={label}>
      {children}
    </section>
  );
}
