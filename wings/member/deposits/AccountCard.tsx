import { Wallet } from 'lucide-react';
import { useId } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import type { Day } from '../../../core/days.ts';
import { ledgerQuery } from '../../../core/ledger/address.ts';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { CardFrame } from '../../../kit/card/CardFrame.tsx';
import { CardTitle } from '../../../kit/card/CardTitle.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { periodDays } from '../../../parts/statement/filter/periods.ts';
import type { readDeposits } from './deposits.api.ts';
import styles from './deposits.module.css';
import { text } from './deposits.text.ts';

type Account = DataOf<typeof readDeposits>['accounts'][number];

interface AccountCardProps {
  readonly account: Account;
  /** Day of the records: the statement opens with the three months up to it. */
  readonly asOf: Day;
}

/** One account: what it is, what it holds, and the way to its statement. */
export function AccountCard({ account, asOf }: AccountCardProps) {
  const id = useId();
  const number = formatAccountNumber('000', account.account_no);
  const statement = paths.memberDepositStatement(account.account_no);
  return (
    <CardFrame
      titledBy={id}
      more={{
        to: statement + ledgerQuery(periodDays('months3', asOf)),
        name: (
          <>
            {text.seeLines} <VisuallyHidden>{`${account.type_name} ${number}`}</VisuallyHidden>
          </>
        ),
      }}
    >
      <CardTitle id={id} level={2} icon={Wallet}>
        {account.type_name} <Nowrap>{number}</Nowrap>
      </CardTitle>
      <p className={styles.owner}>{account.account_name}</p>
      <p className={styles.amount}>
        <Amount value={account.balance} size={3} />
      </p>
      <Facts kind="tight">
        <Fact label={text.available}>
          <Money value={account.available} />
        </Fact>
        <Fact label={text.held}>
          <Money value={account.held} />
        </Fact>
        <Fact label={text.interest}>
          <Money value={account.accrued_interest} />
        </Fact>
        <Fact label={text.rate}>{account.rate}</Fact>
        <DayFact label={text.opened} day={account.opened_on} />
        <DayFact label={text.maturity} day={account.maturity_on} />
        <DayFact label={text.activity} day={account.last_activity_on} />
        <Fact label={text.status}>{text.statuses[account.status]}</Fact>
      </Facts>
    </CardFrame>
  );
}
