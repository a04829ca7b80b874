import { type ReactNode, useId } from 'react';
import styles from '../agency-reports.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading over a table, which has a frame of its own. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
