import { CardList } from '../../../kit/card/CardList.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import type { SkeletonBarWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { TotalSkeleton } from '../../../parts/statement/TotalSkeleton.tsx';
import { text } from './deposits.text.ts';

const card: readonly SkeletonBarWidth[] = ['65', 'fig', '80', '65', '80'];

/** The list of accounts on its way. */
export function DepositsSkeleton() {
  return (
    <Loading what={text.loading}>
      <TotalSkeleton facts={2} />
      <FileRow certificate />
      <CardList least="20rem">
        <PanelSkeleton of={card} />
        <PanelSkeleton of={card} />
        <PanelSkeleton of={card} />
      </CardList>
    </Loading>
  );
}
