import { type ReactNode, useState } from 'react';
import styles from './compare.module.css';

interface ComparedProps {
  /** What is compared with what. */
  readonly summary: string;
  /** The comparison, once it is wanted. */
  readonly children: () => ReactNode;
}

/** A comparison that is made when somebody opens it. */
export function Compared({ summary, children }: ComparedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.compared} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open ? children() : null}
    </details>
  );
}
