import { Panel } from '../panel/Panel.tsx';
import { Bone } from './Bone.tsx';
import { repeat } from './repeat.tsx';
import styles from './skeleton.module.css';

interface RowsSkeletonProps {
  readonly rows?: number;
  /** Cells in a row: below each other on a phone, side by side where there is room. */
  readonly columns?: number;
}

/** Skeleton of a list or a table. Lies in a `Loading`. */
export function RowsSkeleton({ rows = 6, columns = 2 }: RowsSkeletonProps) {
  const row = (
    <div className={styles.row}>
      <Bone width="80" />
      {repeat(columns - 1, <Bone width={columns === 2 ? '35' : 'load'} />)}
    </div>
  );
  return <Panel kind="list">{repeat(rows, row)}</Panel>;
}
