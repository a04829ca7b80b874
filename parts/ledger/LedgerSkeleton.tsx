import { classes } from '../../kit/classes.ts';
import { SkeletonBar } from '../../kit/skeleton/SkeletonBar.tsx';
import turning from '../../kit/table/turning.module.css';
import styles from './ledger.module.css';

/** A statement on its way: so many lines in their final places. Lies in a `Loading`. */
export function LedgerSkeleton({ lines = 6 }: { readonly lines?: number }) {
  return (
    <table className={classes(turning.turning, styles.ledger)} role="presentation">
      <tbody>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars of a skeleton have no identity
          <tr className={styles.line} key={line}>
            <td className={classes(styles.when, styles.whenHead)}>
              <SkeletonBar width="80" />
            </td>
            <td className={styles.what}>
              <SkeletonBar width={line % 2 === 0 ? '65' : '50'} />
            </td>
            <td className={classes(styles.move, styles.moveHead)}>
              <SkeletonBar width="load" />
            </td>
            <td className={classes(styles.left, styles.leftHead)}>
              <SkeletonBar width="load" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
