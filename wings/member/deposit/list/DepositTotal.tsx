import type { DataOf } from '../../../../api/endpoint.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import type { readDeposits } from '../deposit.api.ts';
import styles from '../deposit.module.css';
import { text } from '../deposit.text.ts';

/** The one large figure of the page; the accounts below add up to it. */
export function DepositTotal(deposits: DataOf<typeof readDeposits>) {
  return (
    <Panel label={text.total} className={styles.total}>
      <div>
        <p className={styles.owner}>{text.total}</p>
        <p>
          <Amount value={deposits.total_balance} size={4} />
        </p>
      </div>
      <Facts>
        <Fact label={text.countLabel}>{text.count(deposits.accounts.length)}</Fact>
        <Fact label={text.totalInterest}>
          <Money value={deposits.total_accrued_interest} />
        </Fact>
      </Facts>
    </Panel>
  );
}
