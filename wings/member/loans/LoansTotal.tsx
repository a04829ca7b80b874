import type { DataOf } from '../../../api/endpoint.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { TotalPanel } from '../../../parts/statement/TotalPanel.tsx';
import { InterestFact } from './LoanFacts.tsx';
import type { readLoans } from './loans.api.ts';
import { text } from './loans.text.ts';

/** The one large figure of the page; the contracts below add up to it. */
export function LoansTotal({ loans, totals, interest_on }: DataOf<typeof readLoans>) {
  return (
    <TotalPanel
      figure={text.total}
      amount={totals.principal_balance}
      facts={
        <>
          <Fact label={text.countLabel}>{text.count(loans.length)}</Fact>
          <InterestFact amount={totals.accrued_interest_today} on={interest_on} />
          {totals.principal_arrears === '0.00' ? null : (
            <Fact label={text.principalArrears}>
              <Money value={totals.principal_arrears} />
            </Fact>
          )}
          {totals.interest_arrears === '0.00' ? null : (
            <Fact label={text.interestArrears}>
              <Money value={totals.interest_arrears} />
            </Fact>
          )}
        </>
      }
    />
  );
}
