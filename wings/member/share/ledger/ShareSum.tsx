import type { DataOf } from '../../../../api/endpoint.ts';
import type { Day } from '../../../../core/days.ts';
import { shareSignColour } from '../../../../core/sign-colour.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { SumLine } from '../../../../kit/ledger/SumLine.tsx';
import { FoundSum } from '../../../../kit/statement/filter/FoundSum.tsx';
import type { readShare } from '../share.api.ts';
import { text } from '../share.text.ts';

interface ShareSumProps {
  readonly summary: DataOf<typeof readShare>['summary'];
  readonly asOf: Day;
}

/** Opening, paid in, paid out, closing of the chosen days. */
export function ShareSum({ summary, asOf }: ShareSumProps) {
  const { from, to, opening, paid_in, paid_in_count, paid_out, paid_out_count, closing } = summary;
  return (
    <SumLine
      items={[
        {
          key: 'opening',
          label: (
            <>
              {text.opening} {from === null ? null : <ThaiDate day={from} />}
            </>
          ),
          value: <Money value={opening} />,
        },
        {
          key: 'in',
          label: text.paidIn(paid_in_count),
          value: <Flow value={paid_in} sign={paid_in_count > 0 ? 1 : 0} />,
        },
        {
          key: 'out',
          label: text.paidOut(paid_out_count),
          value: <Flow value={paid_out} sign={paid_out_count > 0 ? -1 : 0} />,
        },
        {
          key: 'closing',
          label: (
            <>
              {text.closing} <ThaiDate day={to ?? asOf} />
            </>
          ),
          value: <Money value={closing} />,
        },
      ]}
    />
  );
}

interface ShareFoundProps {
  readonly found: NonNullable<DataOf<typeof readShare>['found']>;
}

/** How many lines a search found, and what they moved. */
export function ShareFound({ found }: ShareFoundProps) {
  return (
    <FoundSum
      count={found.count}
      flows={[
        {
          label: text.foundIn,
          value: <Flow value={found.in} sign={found.in === '0.00' ? 0 : 1} />,
        },
        {
          label: text.foundOut,
          value: <Flow value={found.out} sign={found.out === '0.00' ? 0 : -1} />,
        },
      ]}
    />
  );
}

/** A sum of movements; where there was none it is neither a plus nor a minus. */
function Flow({ value, sign }: { readonly value: string; readonly sign: -1 | 0 | 1 }) {
  return <Signed value={value} sign={sign} colour={shareSignColour(sign)} />;
}
