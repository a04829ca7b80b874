import { Children, type ReactNode } from 'react';
import styles from './text.module.css';

interface PointsProps {
  /** Short notes; of those that are null nothing is said. */
  readonly children: ReactNode;
}

/** Notes in a row with a point between them; where a line ends or begins there is none. */
export function Points({ children }: PointsProps) {
  return (
    <span className={styles.points}>
      <span>
        {Children.toArray(children).flatMap((note, at) => [
          at > 0 ? ' ' : null,
          // biome-ignore lint/suspicious/noArrayIndexKey: notes never change places
          <span key={at}>{note}</span>,
        ])}
      </span>
    </span>
  );
}
