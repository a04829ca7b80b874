import type { DataOf } from '../../../../api/endpoint.ts';
import { Plot } from '../../../../kit/plot/Plot.tsx';
import { FigurePanel } from '../../../../kit/statement/FigurePanel.tsx';
import { PlotBones } from '../../../../kit/statement/PlotBones.tsx';
import { ArrearsFacts, TermFacts } from '../contract/LoanFacts.tsx';
import { Progress } from '../contract/Progress.tsx';
import { text as room } from '../loan.text.ts';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

type Statement = DataOf<typeof readLoanStatement>;

interface StatementHeadProps {
  /** The contract as last told; it does not depend on the days chosen. */
  readonly known: Statement;
  /** The statement of the days chosen; undefined while it is fetched. */
  readonly now: Statement | undefined;
}

/** Principal left, terms and arrears; beside them how it falls over the chosen days. */
export function StatementHead({ known, now }: StatementHeadProps) {
  const { contract } = known;
  return (
    <FigurePanel
      label={text.summary}
      figure={room.balance}
      amount={contract.principal_balance}
      facts={
        <>
          <ArrearsFacts of={contract} />
          <TermFacts of={contract} />
        </>
      }
      plot={
        <div>
          {now ? <Course statement={now} /> : <PlotBones />}
          <Progress percent={contract.paid_percent} />
        </div>
      }
    />
  );
}

/** The principal from the first chosen day to the last: it stood at the opening until it moved. */
function Course({ statement: { growth, summary, as_of } }: { readonly statement: Statement }) {
  const { from, to, opening } = summary;
  const first = growth[0]?.on;
  const start = from !== null && first !== from ? [{ on: from, balance: opening }] : [];
  const points = [...start, ...growth];
  if (points.length === 0) return null;
  return <Plot label={room.balance} points={points} from={from ?? undefined} to={to ?? as_of} />;
}
