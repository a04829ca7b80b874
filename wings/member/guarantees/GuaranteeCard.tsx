import { Check, Handshake, TriangleAlert } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Card } from '../../../kit/card/Card.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import type { readColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';

type One = DataOf<typeof readColl>['given'][number];

/** One contract of somebody else: whose, how it stands, what is left to stand for. */
export function GuaranteeCard({ one }: { readonly one: One }) {
  return (
    <Card
      icon={Handshake}
      level={2}
      title={one.borrower_name}
      date={<State inArrears={one.arrears_flag} />}
      figure={
        <div>
          <Muted>{text.exposure}</Muted>
          <Amount value={one.my_share} size={3} />
        </div>
      }
    >
      <Facts kind="tight">
        <MoneyFact label={text.guaranteed} amount={one.guaranteed_amount} />
        <MoneyFact label={text.balance} amount={one.principal_balance} />
        <MoneyFact label={text.approved} amount={one.approved_amount} />
        <Fact label={text.contract}>
          <Nowrap>{one.contract_no}</Nowrap>
        </Fact>
        <DayFact label={text.contractDate} day={one.contract_date} />
        <Fact label={text.borrowerNo}>
          <Nowrap>{one.borrower_no_masked}</Nowrap>
        </Fact>
      </Facts>
    </Card>
  );
}

function State({ inArrears }: { readonly inArrears: boolean }) {
  return inArrears ? (
    <Badge kind="wait" icon={TriangleAlert}>
      {text.inArrears}
    </Badge>
  ) : (
    <Badge kind="ok" icon={Check}>
      {text.inOrder}
    </Badge>
  );
}
