import type { ComponentProps } from 'react';
import { CardList } from '../card/CardList.tsx';
import { Cards } from '../card/Cards.tsx';
import { Panel } from '../panel/Panel.tsx';
import { repeat } from './repeat.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

interface CardsSkeletonProps extends Partial<ComponentProps<typeof SkeletonLines>> {
  /** How many cards there mostly are. */
  readonly cards?: number;
  /** Width of a card in a `CardList`; left out, two stand in a row as in `Cards`. */
  readonly least?: ComponentProps<typeof CardList>['least'];
}

/** Skeleton of cards, or of one panel, with so many lines in each. Lies in a `Loading`. */
export function CardsSkeleton({ cards = 1, least, count = 3, figure = false }: CardsSkeletonProps) {
  const card = (
    <Panel>
      <SkeletonLines count={count} figure={figure} />
    </Panel>
  );
  if (cards === 1) return card;
  if (least === undefined) return <Cards>{repeat(cards, card)}</Cards>;
  return <CardList least={least}>{repeat(cards, card)}</CardList>;
}
