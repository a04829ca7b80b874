import type { DataOf } from '../../../api/endpoint.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { MaskedAmount } from '../../../kit/amount/MaskedAmount.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { LineChart } from '../../../kit/line-chart/LineChart.tsx';
import { FigurePanel } from '../../../parts/statement/FigurePanel.tsx';
import type { readShare } from './shares.api.ts';
import { text } from './shares.text.ts';

type ShareHeadProps = Pick<DataOf<typeof readShare>, 'as_of' | 'head' | 'growth'>;

/** What the member holds, in one large amount, and how it grew. */
export function ShareHead({ as_of, head, growth }: ShareHeadProps) {
  return (
    <FigurePanel
      label={text.summary}
      figure={text.total}
      amount={head.share_value_total}
      facts={
        <>
          <Fact label={text.count}>
            <MaskedAmount>{text.shares(formatNumber(head.shares_count, 0))}</MaskedAmount>
          </Fact>
          <Fact label={text.par}>
            <Money value={head.par_value} />
          </Fact>
          <Fact label={text.monthly}>
            {head.suspended ? text.suspended : <Money value={head.monthly_amount} />}
          </Fact>
          <Fact label={text.period}>{head.last_period ?? text.none}</Fact>
          <Fact label={text.heldAsCollateral}>
            <Money value={head.held_as_collateral} />
          </Fact>
        </>
      }
      plot={
        growth.length > 1 ? <LineChart label={text.history} points={growth} to={as_of} /> : null
      }
    />
  );
}
