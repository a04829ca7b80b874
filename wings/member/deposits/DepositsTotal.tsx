import type { DataOf } from '../../../api/endpoint.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { TotalPanel } from '../../../parts/statement/TotalPanel.tsx';
import type { readDeposits } from './deposits.api.ts';
import { text } from './deposits.text.ts';

/** The one large figure of the page; the accounts below add up to it. */
export function DepositsTotal(deposits: DataOf<typeof readDeposits>) {
  return (
    <TotalPanel
      figure={text.total}
      amount={deposits.total_balance}
      facts={
        <>
          <Fact label={text.countLabel}>{text.count(deposits.accounts.length)}</Fact>
          <Fact label={text.totalInterest}>
            <Money value={deposits.total_accrued_interest} />
          </Fact>
        </>
      }
    />
  );
}
