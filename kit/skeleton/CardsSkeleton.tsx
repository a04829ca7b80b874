import type { ComponentProps } from 'react';
import { CardList } from '../card/CardList.tsx';
import { Cards } from '../card/Cards.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { repeat } from './repeat.tsx';
import type { SkeletonLinesProps } from './SkeletonLines.tsx';

interface CardsSkeletonProps extends SkeletonLinesProps {
  /** How many cards there mostly are. */
  readonly cards: number;
  /** Width of a card in a `CardList`; left out, two stand in a row as in `Cards`. */
  readonly least?: ComponentProps<typeof CardList>['least'];
}

/** Skeleton of cards with so many lines in each. Lies in a `Loading`. */
export function CardsSkeleton({ cards, least, count, figure = false }: CardsSkeletonProps) {
  const skeletons = repeat(cards, <PanelSkeleton count={count} figure={figure} />);
  if (least === undefined) return <Cards>{skeletons}</Cards>;
  return <CardList least={least}>{skeletons}</CardList>;
}
