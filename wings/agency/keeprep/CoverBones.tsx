import { RowsBones } from '../../../kit/rows/RowsBones.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelBones.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import styles from './keeprep.module.css';
import { text } from './keeprep.text.ts';

/** The month on its way: steps, figures, list. */
export function CoverBones() {
  return (
    <Loading what={text.loading}>
      <PanelBones of={['80', '65']} />
      <div className={styles.next}>
        <PanelBones of={['50', 'fig', '65']} />
      </div>
      <FileRow />
      <RowsBones columns={6} />
    </Loading>
  );
}
