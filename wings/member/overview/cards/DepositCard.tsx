import { Wallet } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Card } from '../../../../kit/card/Card.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import type { readStatus } from '../overview.api.ts';
import { text } from '../overview.text.ts';
import { On } from './AsOfDay.tsx';

type DepositCardProps = DataOf<typeof readStatus>['cards']['deposit'] & { readonly total: string };

const words = text.deposit;

export function DepositCard({ total, on, types }: DepositCardProps) {
  const isEmpty = types.length === 0;
  return (
    <Card
      icon={Wallet}
      title={words.title}
      date={on === null ? undefined : <On day={on} />}
      figure={<Amount value={total} />}
      empty={isEmpty ? words.empty : undefined}
      more={{ to: paths.memberDeposit, name: words.more }}
    >
      <Facts kind="tight">
        {types.map(({ name, accounts, balance }) => (
          <MoneyFact key={name} label={words.type(name, accounts)} amount={balance} />
        ))}
      </Facts>
    </Card>
  );
}
