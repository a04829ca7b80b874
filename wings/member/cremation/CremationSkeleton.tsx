import { CardList } from '../../../kit/card/CardList.tsx';
import { RowsSkeleton } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import type { SkeletonBarWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import styles from './cremation.module.css';
import { text } from './cremation.text.ts';

const card: readonly SkeletonBarWidth[] = ['65', '50', '80', '80', '80'];

/** The page on its way; while other months are fetched the cards stay. */
export function CremationSkeleton({ cards }: { readonly cards: boolean }) {
  return (
    <Loading what={text.loading}>
      {cards ? (
        <CardList least="24rem">
          <PanelSkeleton of={card} />
          <PanelSkeleton of={card} />
        </CardList>
      ) : null}
      <div className={styles.months}>
        <RowsSkeleton columns={6} lines={cards ? 6 : 12} />
      </div>
    </Loading>
  );
}
