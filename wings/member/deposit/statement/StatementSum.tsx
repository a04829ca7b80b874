import type { DataOf } from '../../../../api/endpoint.ts';
import type { Day } from '../../../../core/days.ts';
import { depositSignColour } from '../../../../core/sign-colour.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { SumLine } from '../../../../kit/ledger/SumLine.tsx';
import { FoundSum } from '../../../../kit/statement/filter/FoundSum.tsx';
import type { readDepositStatement } from '../deposit.api.ts';
import { text } from '../deposit.text.ts';

const words = text.statement;

interface StatementSumProps {
  readonly summary: DataOf<typeof readDepositStatement>['summary'];
  readonly asOf: Day;
}

/** Opening, deposited, withdrawn, closing of the chosen days. */
export function StatementSum({ summary, asOf }: StatementSumProps) {
  const { from, to, opening, deposited, withdrawn, closing } = summary;
  return (
    <SumLine
      items={[
        {
          key: 'opening',
          label: (
            <>
              {words.opening} {from === null ? null : <ThaiDate day={from} />}
            </>
          ),
          value: <Money value={opening} />,
        },
        {
          key: 'in',
          label: words.deposited(summary.deposited_count),
          value: <Flow value={deposited} sign={summary.deposited_count > 0 ? 1 : 0} />,
        },
        {
          key: 'out',
          label: words.withdrawn(summary.withdrawn_count),
          value: <Flow value={withdrawn} sign={summary.withdrawn_count > 0 ? -1 : 0} />,
        },
        {
          key: 'closing',
          label: (
            <>
              {words.closingShort} <ThaiDate day={to ?? asOf} />
            </>
          ),
          value: <Money value={closing} />,
        },
      ]}
    />
  );
}

interface StatementFoundProps {
  readonly found: NonNullable<DataOf<typeof readDepositStatement>['found']>;
}

/** How many lines a search found, and what they moved. */
export function StatementFound({ found }: StatementFoundProps) {
  return (
    <FoundSum
      count={found.count}
      flows={[
        {
          label: words.foundIn,
          value: <Flow value={found.in} sign={found.in === '0.00' ? 0 : 1} />,
        },
        {
          label: words.foundOut,
          value: <Flow value={found.out} sign={found.out === '0.00' ? 0 : -1} />,
        },
      ]}
    />
  );
}

/** A sum of movements; where there was none it is neither a plus nor a minus. */
function Flow({ value, sign }: { readonly value: string; readonly sign: -1 | 0 | 1 }) {
  return <Signed value={value} sign={sign} colour={depositSignColour(sign)} />;
}
