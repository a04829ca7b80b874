import { CardList } from '../../../kit/card/CardList.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import type { SkeletonBarWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { TotalSkeleton } from '../../../parts/statement/TotalSkeleton.tsx';
import { text } from './loans.text.ts';

const card: readonly SkeletonBarWidth[] = ['65', 'fig', '80', '65', '80', '50'];

/** The list of contracts on its way. */
export function LoansSkeleton() {
  return (
    <Loading what={text.loading}>
      <TotalSkeleton facts={2} />
      <FileRow certificate />
      <CardList least="whole">
        <PanelSkeleton of={card} />
        <PanelSkeleton of={card} />
      </CardList>
    </Loading>
  );
}
