import type { DataOf } from '../../../../api/endpoint.ts';
import { HideAmounts } from '../../../../kit/view-preferences/HideAmounts.tsx';
import { FigurePanel } from '../../../../parts/statement/FigurePanel.tsx';
import { BalanceHistory } from '../../../../parts/statement/history/BalanceHistory.tsx';
import type { History } from '../../../../parts/statement/history/use-history.ts';
import { DebtStatusAlert } from '../DebtStatusAlert.tsx';
import { ArrearsFacts, hasArrears, TermFacts } from '../LoanFacts.tsx';
import styles from '../loans.module.css';
import { text as room } from '../loans.text.ts';
import { Progress } from '../Progress.tsx';
import { RevolvingNote } from '../RevolvingNote.tsx';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

type Statement = DataOf<typeof readLoanStatement>;

interface StatementHeadProps {
  /** The contract as last told; it does not depend on the days chosen. */
  readonly cached: Statement;
  /** The statement of the days chosen; undefined while it is fetched. */
  readonly now: Statement | undefined;
  readonly history: History;
}

/** Principal left, terms and arrears; beside them how it falls over the chosen days. */
export function StatementHead({ cached, now, history }: StatementHeadProps) {
  const { contract } = cached;
  return (
    <FigurePanel
      label={text.summary}
      figure={room.balance}
      amount={contract.principal_balance}
      end={<HideAmounts />}
      first={hasArrears(contract) ? <ArrearsFacts of={contract} /> : undefined}
      facts={<TermFacts of={contract} />}
      plot={
        <div>
          <BalanceHistory label={room.balance} query={history.query} over={now?.summary} />
          <Progress percent={contract.paid_percent} />
          <RevolvingNote of={contract} />
        </div>
      }
      onOpen={history.onOpen}
    />
  );
}

/** That the debt is dealt with out of the ordinary, above all else; nothing of any other. */
export function DebtNote({
  of: contract,
}: {
  readonly of: StatementHeadProps['cached']['contract'];
}) {
  if (contract.debt_status === null) return null;
  return (
    <div className={styles.debt}>
      <DebtStatusAlert of={contract} />
    </div>
  );
}
