import { CardList } from '../../../kit/card/CardList.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelSkeleton.tsx';
import type { BoneWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { TotalBones } from '../../../parts/statement/TotalSkeleton.tsx';
import { text } from './loans.text.ts';

const card: readonly BoneWidth[] = ['65', 'fig', '80', '65', '80', '50'];

/** The list of contracts on its way. */
export function LoanBones() {
  return (
    <Loading what={text.loading}>
      <TotalBones facts={2} />
      <FileRow certificate />
      <CardList least="whole">
        <PanelBones of={card} />
        <PanelBones of={card} />
      </CardList>
    </Loading>
  );
}
