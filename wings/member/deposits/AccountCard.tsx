import { Wallet } from 'lucide-react';
import { useId } from 'react';
import { paths } from '../../../api/paths.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import type { Day } from '../../../core/days.ts';
import { ledgerQuery } from '../../../core/ledger/address.ts';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { CardFrame } from '../../../kit/card/CardFrame.tsx';
import { CardTitle } from '../../../kit/card/CardTitle.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { periodDays } from '../../../parts/statement/filter/periods.ts';
import { type Account, AccountFacts, AvailableFacts } from './AccountFacts.tsx';
import styles from './deposits.module.css';
import { text } from './deposits.text.ts';

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
      <Muted small>{account.account_name}</Muted>
      <p className={styles.amount}>
        <Amount value={account.balance} size={3} />
      </p>
      <Facts kind="tight">
        <AvailableFacts of={account} asOf={asOf} />
        <AccountFacts of={account} openedOn={account.opened_on} />
      </Facts>
    </CardFrame>
  );
}
