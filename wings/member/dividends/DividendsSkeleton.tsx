import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { text } from './dividends.text.ts';

/** The years on their way. */
export function DividendBones() {
  return (
    <Loading what={text.loading}>
      <PanelBones of={['35', 'fig', '80', '65', '80', '65', '80']} />
      <FileRow />
      <PanelBones of={['35', '80', '65', '80', '65']} />
    </Loading>
  );
}
