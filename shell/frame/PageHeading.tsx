import type { ReactNode } from 'react';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './frame.module.css';

interface PageHeadingProps {
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** A switch or a button at the far end. */
  readonly end?: ReactNode;
}

/** Head of a page: its one h1, a line below, a control at the end. */
export function PageHeading({ title, sub, end }: PageHeadingProps) {
  return (
    <div className={styles.top}>
      <div>
        <h1>{title}</h1>
        {sub === undefined ? null : (
          <p className={styles.sub}>
            <Whole of={sub} />
          </p>
        )}
      </div>
      {end}
    </div>
  );
}
