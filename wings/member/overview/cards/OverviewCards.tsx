import type { DataOf } from '../../../../api/endpoint.ts';
import { Cards } from '../../../../kit/card/Cards.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import type { readStatus } from '../overview.api.ts';
import { text } from '../overview.text.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { DepositCard } from './DepositCard.tsx';
import { LoanCard } from './LoanCard.tsx';
import { ShareCard } from './ShareCard.tsx';

/** What the member owns, owes and is billed: four figures, each with its day. */
export function OverviewCards({ as_of, totals, cards }: DataOf<typeof readStatus>) {
  return (
    <section>
      <h2>
        <VisuallyHidden>{text.cards}</VisuallyHidden>
      </h2>
      <Cards>
        <ShareCard {...cards.share} total={totals.share} />
        <DepositCard {...cards.deposit} total={totals.deposit} />
        <LoanCard {...cards.loan} total={totals.loan} />
        <CollectionCard of={cards.collection} total={totals.collection_latest} asOf={as_of} />
      </Cards>
    </section>
  );
}
