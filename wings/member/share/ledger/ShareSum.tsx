import type { DataOf } from '../../../../api/endpoint.ts';
import type { Day } from '../../../../core/days.ts';
import { shareSignColour } from '../../../../core/sign-colour.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { SumLine } from '../../../../kit/ledger/SumLine.tsx';
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
          value: <Signed value={paid_in} sign={1} colour={shareSignColour(1)} />,
        },
        {
          key: 'out',
          label: text.paidOut(paid_out_count),
          value: <Signed value={paid_out} sign={-1} colour={shareSignColour(-1)} />,
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
