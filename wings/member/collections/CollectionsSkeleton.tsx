import { classes } from '../../../kit/classes.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsBones } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import styles from './collections.module.css';
import { text } from './collections.text.ts';

function FigureBones({ plain = false }: { readonly plain?: boolean }) {
  return (
    <Panel className={classes(styles.newest, plain && styles.plain)}>
      <div className={styles.figure}>
        <Bone width="65" />
        <Bone width="fig" />
        <Bone width="50" />
      </div>
      <div className={styles.figure}>
        <Bone width="80" />
        <Bone width="80" />
        <Bone width="80" />
      </div>
    </Panel>
  );
}

/** The list on its way. */
export function KepBones({ newest }: { readonly newest: boolean }) {
  return (
    <Loading what={text.list.loading}>
      {newest ? <FigureBones /> : null}
      <FileRow />
      <RowsBones columns={5} />
    </Loading>
  );
}

/** One bill on its way. */
export function CollectionBones() {
  return (
    <Loading what={text.one.loading}>
      <FigureBones plain />
      <FileRow />
      <RowsBones columns={5} />
    </Loading>
  );
}
