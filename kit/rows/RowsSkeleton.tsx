import { classes } from '../classes.ts';
import { SkeletonBar } from '../skeleton/SkeletonBar.tsx';
import turning from '../table/turning.module.css';
import styles from './rows.module.css';

interface RowsSkeletonProps {
  readonly lines?: number;
  /** Cells in a row. */
  readonly columns?: number;
}

/** `Rows` on their way. Lies in a `Loading`. */
export function RowsSkeleton({ lines = 6, columns = 4 }: RowsSkeletonProps) {
  return (
    <table className={classes(turning.turning, styles.rows)} role="presentation">
      <tbody>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <tr className={styles.row} key={line}>
            {Array.from({ length: columns }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
              <td key={at} className={at === 0 ? styles.head : styles.num}>
                <SkeletonBar width={at === 0 ? '65' : 'load'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
