import { ChartPie } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { MaskedAmount } from '../../../../kit/amount/MaskedAmount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Card } from '../../../../kit/card/Card.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import type { readStatus } from '../overview.api.ts';
import { text } from '../overview.text.ts';
import { On } from './AsOfDay.tsx';

type ShareCardProps = DataOf<typeof readStatus>['cards']['share'] & { readonly total: string };

const words = text.share;

export function ShareCard(props: ShareCardProps) {
  const { total, on, shares_count, monthly_amount, suspended, last_period } = props;
  const isEmpty = on === null && total === '0.00';
  return (
    <Card
      icon={ChartPie}
      title={words.title}
      date={on === null ? undefined : <On day={on} />}
      figure={<Amount value={total} />}
      empty={isEmpty ? words.empty : undefined}
      more={{ to: paths.memberShare, name: words.more }}
    >
      <Facts kind="tight">
        <Fact label={words.count}>
          <MaskedAmount>{words.shares(formatNumber(shares_count, 0))}</MaskedAmount>
        </Fact>
        <Fact label={words.monthly}>
          {suspended ? words.suspended : <Money value={monthly_amount} />}
        </Fact>
        <Fact label={words.period}>{last_period ?? words.none}</Fact>
      </Facts>
    </Card>
  );
}
