import type { DataOf } from '../../../../api/endpoint.ts';
import { HideAmounts } from '../../../../kit/view-preferences/HideAmounts.tsx';
import { FigurePanel } from '../../../../parts/statement/FigurePanel.tsx';
import { BalanceHistory } from '../../../../parts/statement/history/BalanceHistory.tsx';
import type { History } from '../../../../parts/statement/history/use-history.ts';
import { AccountFacts, AvailableFacts } from '../AccountFacts.tsx';
import type { readDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';

type Statement = DataOf<typeof readDepositStatement>;

interface StatementHeadProps {
  /** The account as last told; it does not depend on the days chosen. */
  readonly cached: Statement;
  /** The statement of the days chosen; undefined while it is fetched. */
  readonly now: Statement | undefined;
  readonly history: History;
}

/** Balance, what of it can be had, interest; beside them the balance over the chosen days. */
export function StatementHead({ cached, now, history }: StatementHeadProps) {
  const { account } = cached;
  const available = <AvailableFacts of={account} asOf={cached.as_of} />;
  const isHeld = account.held !== '0.00';
  return (
    <FigurePanel
      label={text.statement.summary}
      figure={text.statement.balance}
      amount={account.balance}
      end={<HideAmounts />}
      first={isHeld ? available : undefined}
      facts={
        <>
          {isHeld ? null : available}
          <AccountFacts of={account} />
        </>
      }
      plot={
        <BalanceHistory label={text.statement.balance} query={history.query} over={now?.summary} />
      }
      onOpen={history.onOpen}
    />
  );
}
