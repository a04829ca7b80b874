import type { DataOf } from '../../../../api/endpoint.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { DayFact } from '../../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { BalanceHistory } from '../../../../parts/statement/BalanceHistory.tsx';
import { FigurePanel } from '../../../../parts/statement/FigurePanel.tsx';
import type { readDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';

type Statement = DataOf<typeof readDepositStatement>;

interface StatementHeadProps {
  /** The account as last told; it does not depend on the days chosen. */
  readonly cached: Statement;
  /** The statement of the days chosen; undefined while it is fetched. */
  readonly now: Statement | undefined;
}

/** Balance, what of it can be had, interest; beside them the balance over the chosen days. */
export function StatementHead({ cached, now }: StatementHeadProps) {
  const { account } = cached;
  return (
    <FigurePanel
      label={text.statement.summary}
      figure={text.statement.balance}
      amount={account.balance}
      facts={
        <>
          <Fact label={text.available}>
            <Money value={account.available} />
          </Fact>
          <Fact label={text.held}>
            <Money value={account.held} />
          </Fact>
          <Fact label={text.interest}>
            <Money value={account.accrued_interest} />
          </Fact>
          <Fact label={text.rate}>{account.rate}</Fact>
          <DayFact label={text.maturity} day={account.maturity_on} />
          <DayFact label={text.activity} day={account.last_activity_on} />
          <Fact label={text.status}>{text.statuses[account.status]}</Fact>
        </>
      }
      plot={<BalanceHistory label={text.statement.balance} of={now} />}
    />
  );
}
