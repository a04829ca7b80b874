import { classes } from '../classes.ts';
import { Panel } from '../panel/Panel.tsx';
import { repeat } from './repeat.tsx';
import { SkeletonBar } from './SkeletonBar.tsx';
import styles from './skeleton.module.css';

interface RowsSkeletonProps {
  readonly rows?: number;
  /** Cells of a table's row; left out, a list whose rows have two lines. */
  readonly columns?: number;
}

/** Skeleton of a list or a table. Lies in a `Loading`. */
export function RowsSkeleton({ rows = 6, columns }: RowsSkeletonProps) {
  const row = (
    <div className={classes(styles.row, columns !== undefined && styles.cells)}>
      <SkeletonBar width="80" />
      {columns === undefined ? (
        <SkeletonBar width="35" />
      ) : (
        repeat(columns - 1, <SkeletonBar width="load" />)
      )}
    </div>
  );
  return <Panel kind="list">{repeat(rows, row)}</Panel>;
}
