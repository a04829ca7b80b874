import { type ReactNode, useId } from 'react';
import { Head } from '../../../../kit/panel/Head.tsx';
import styles from '../summary.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** What colours mean, at the far end of the heading. */
  readonly end?: ReactNode;
  /** Said below what it is about. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** One table of the summary under its heading. */
export function Section({ title, end, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Head id={id} title={title} end={end} />
      {children}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </section>
  );
}
