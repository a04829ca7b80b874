import { classes } from '../../../kit/classes.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import styles from './collections.module.css';
import { text } from './collections.text.ts';

function FigureSkeleton({ plain = false }: { readonly plain?: boolean }) {
  return (
    <Panel className={classes(styles.newest, plain && styles.plain)}>
      <div className={styles.figure}>
        <SkeletonBar width="65" />
        <SkeletonBar width="fig" />
        <SkeletonBar width="50" />
      </div>
      <div className={styles.figure}>
        <SkeletonBar width="80" />
        <SkeletonBar width="80" />
        <SkeletonBar width="80" />
      </div>
    </Panel>
  );
}

/** The list on its way. */
export function CollectionsSkeleton({ newest }: { readonly newest: boolean }) {
  return (
    <Loading what={text.list.loading}>
      {newest ? <FigureSkeleton /> : null}
      <FileRow />
      <RowsSkeleton columns={5} />
    </Loading>
  );
}

/** One bill on its way. */
export function CollectionSkeleton() {
  return (
    <Loading what={text.one.loading}>
      <FigureSkeleton plain />
      <FileRow />
      <RowsSkeleton columns={5} />
    </Loading>
  );
}
