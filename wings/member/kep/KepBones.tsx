import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsBones } from '../../../kit/rows/RowsBones.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import styles from './kep.module.css';
import { text } from './kep.text.ts';

function FigureBones() {
  return (
    <Panel className={styles.newest}>
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
      <div className={styles.take} />
      <RowsBones columns={5} />
    </Loading>
  );
}

/** One bill on its way. */
export function CollectionBones() {
  return (
    <Loading what={text.one.loading}>
      <FigureBones />
      <div className={styles.section}>
        <RowsBones columns={5} />
      </div>
    </Loading>
  );
}
