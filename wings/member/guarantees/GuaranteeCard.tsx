import { Check, Handshake, TriangleAlert } from 'lucide-react';
import { standsWith } from '../../../api/guarantees/collateral.text.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Card } from '../../../kit/card/Card.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import styles from './guarantees.module.css';
import { text } from './guarantees.text.ts';
import { type Given, loanNote, loanState } from './loan-state.ts';

/** One contract of somebody else: whose, how it stands, what is left to stand for. */
export function GuaranteeCard({ one }: { readonly one: Given }) {
  const note = loanNote(one);
  return (
    <Card
      icon={Handshake}
      level={2}
      title={one.borrower_name}
      date={<State of={one} />}
      figure={
        <div>
          <Muted>{text.exposure}</Muted>
          <Amount value={one.my_share} size={3} />
        </div>
      }
    >
      <Facts kind="tight">
        <Fact label={text.with}>{standsWith[one.kind]}</Fact>
        {one.ref_no_masked === null ? null : (
          <Fact label={text.ownAccount}>
            <Nowrap>{one.ref_no_masked}</Nowrap>
          </Fact>
        )}
        <MoneyFact label={text.guaranteed} amount={one.guaranteed_amount} />
        {one.debt_status === 'WRITTEN_OFF' ? (
          <MoneyFact label={text.writtenOff} amount={one.written_off_amount} />
        ) : (
          <MoneyFact label={text.balance} amount={one.principal_balance} />
        )}
        <MoneyFact
          label={one.revolving ? text.limit : text.approved}
          amount={one.approved_amount}
        />
        <Fact label={text.contract}>
          <Nowrap>{one.contract_no}</Nowrap>
        </Fact>
        <DayFact label={text.contractDate} day={one.contract_date} />
        {one.quarantine_as_of === null ? null : (
          <DayFact label={text.quarantineAsOf} day={one.quarantine_as_of} />
        )}
        <Fact label={text.borrowerNo}>
          <Nowrap>{one.borrower_no_masked}</Nowrap>
        </Fact>
      </Facts>
      {note === undefined ? null : (
        <div className={styles.note}>
          <Alert kind="warn">{note}</Alert>
        </div>
      )}
      {one.may_be_drawn ? <Muted>{text.mayGrow}</Muted> : null}
    </Card>
  );
}

function State({ of }: { readonly of: Given }) {
  const isWell = loanNote(of) === undefined;
  return (
    <Badge kind={isWell ? 'ok' : 'wait'} icon={isWell ? Check : TriangleAlert}>
      {loanState(of)}
    </Badge>
  );
}
