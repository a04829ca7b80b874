import { Money } from '../../../../kit/amount/Money.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { monthName } from '../../../../kit/month-picker/months.ts';
import { TotalPanel } from '../../../../parts/statement/TotalPanel.tsx';
import type { SummaryData } from '../shapes.ts';
import { text } from '../summary.text.ts';

interface BelowTotalProps {
  readonly total: NonNullable<NonNullable<SummaryData['sub_units']>['total']>;
  readonly month: { readonly year: number; readonly month: number };
}

/** The one large figure of an office that has no members of its own. */
export function BelowTotal({ total, month }: BelowTotalProps) {
  const { billed, collected, uncollected, members, agencies, posted_agencies } = total;
  return (
    <TotalPanel
      figure={`${text.units.billed} ${monthName(month)}`}
      amount={billed}
      facts={
        <>
          <Fact label={text.units.members}>{text.people(members)}</Fact>
          {collected === null || uncollected === null ? (
            <Fact label={text.units.posted}>{text.units.of(posted_agencies, agencies)}</Fact>
          ) : (
            <>
              <Fact label={text.collected}>
                <Money value={collected} />
              </Fact>
              <Fact label={text.uncollected}>
                <Money value={uncollected} />
              </Fact>
            </>
          )}
        </>
      }
    />
  );
}
