import type { DataOf } from '../../../../api/endpoint.ts';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import rows from '../rows.module.css';
import { Block } from './Block.tsx';
import styles from './bank.module.css';

type Account = DataOf<typeof readHome>['bank_accounts'][number];

const text = homeText.bank;

/** Where members pay in, and that nobody else's account is meant (D-16). */
export function BankAccounts({ accounts }: { readonly accounts: readonly Account[] }) {
  return (
    <Block title={text.title} none={accounts.length === 0 && text.none}>
      <ul className={rows.rows}>
        {accounts.map((account) => (
          <li key={`${account.bank_name} ${account.account_no}`} className={styles.account}>
            <b>{account.bank_name}</b>
            <b>
              <Nowrap>{account.account_no}</Nowrap>
            </b>
            <span>
              {account.account_name} · {account.branch}
            </span>
            <span>{account.purpose}</span>
          </li>
        ))}
      </ul>
      <p className={styles.care}>{text.care}</p>
    </Block>
  );
}
