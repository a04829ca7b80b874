import type { ReactNode } from 'react';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './frame.module.css';

interface PageHeadingProps {
  /** The way to the page above, at the same place on every page. */
  readonly back?: ReactNode;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** A switch or a button at the far end. */
  readonly end?: ReactNode;
}

/** Head of a page: the way back, its one h1, a line below, a control at the end. */
export function PageHeading({ back, title, sub, end }: PageHeadingProps) {
  return (
    <div className={styles.top}>
      <div>
        {back === undefined ? null : <p>{back}</p>}
        <h1>
          <Whole of={title} />
        </h1>
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
