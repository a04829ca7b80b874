import type { DataOf } from '../../../../api/endpoint.ts';
import type { Day } from '../../../../core/days.ts';
import { depositSignColour } from '../../../../core/sign-colour.ts';
import { FoundFlows, PeriodSum } from '../../../../parts/statement/PeriodSum.tsx';
import type { readDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';

type Statement = DataOf<typeof readDepositStatement>;

const words = text.statement;

interface StatementSumProps {
  readonly summary: Statement['summary'];
  readonly asOf: Day;
}

/** Opening, deposited, withdrawn, closing of the chosen days. */
export function StatementSum({ summary, asOf }: StatementSumProps) {
  const { from, to, opening, deposited, withdrawn, closing } = summary;
  const { deposited_count, withdrawn_count } = summary;
  return (
    <PeriodSum
      {...{ from, to, asOf }}
      opening={{ label: words.opening, value: opening }}
      came={{ label: words.deposited(deposited_count), value: deposited, count: deposited_count }}
      went={{ label: words.withdrawn(withdrawn_count), value: withdrawn, count: withdrawn_count }}
      closing={{ label: words.closingShort, value: closing }}
      colourOf={depositSignColour}
    />
  );
}

/** How many lines a search found, and what they moved. */
export function StatementFound({ found }: { readonly found: NonNullable<Statement['found']> }) {
  const { foundIn, foundOut } = words;
  return <FoundFlows found={found} came={foundIn} went={foundOut} colourOf={depositSignColour} />;
}
