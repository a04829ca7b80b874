import { type ReactNode, useId } from 'react';
import styles from './table-section.module.css';

interface TableSectionProps {
  readonly title: string;
  /** What is to be known of the rows. */
  readonly sub?: string;
  readonly children: ReactNode;
}

/** A heading over a table, which has a frame of its own. */
export function TableSection({ title, sub, children }: TableSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {sub === undefined ? null : <p className={styles.sub}>{sub}</p>}
      {children}
    </section>
  );
}
