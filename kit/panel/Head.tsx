import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface HeadProps {
  readonly title: ReactNode;
  readonly id?: string;
  readonly level?: 2 | 3;
  /** A short line or a link at the far end. */
  readonly end?: ReactNode;
}

/** Heading of a section or a panel, its remark at the other end of the line. */
export function Head({ title, id, level = 2, end }: HeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Heading id={id}>{title}</Heading>
      {end}
    </div>
  );
}
