import { Check, Handshake, TriangleAlert } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Card } from '../../../kit/card/Card.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
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
        <Fact label={text.guaranteed}>
          <Money value={one.guaranteed_amount} />
        </Fact>
        <Fact label={text.balance}>
          <Money value={one.principal_balance} />
        </Fact>
        <Fact label={text.approved}>
          <Money value={one.approved_amount} />
        </Fact>
        <Fact label={text.contract}>
          <Nowrap>{one.contract_no}</Nowrap>
        </Fact>
        <Fact label={text.contractDate}>
          <ThaiDate day={one.contract_date} />
        </Fact>
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
