import { ChevronDown } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

type Account = DataOf<typeof readHome>['bank_accounts'][number];

const text = homeText.bank;

/** Where members pay in, and that nobody else's account is meant (D-16). */
export function BankAccounts({ accounts }: { readonly accounts: readonly Account[] }) {
  return (
    <Entry title={text.title} isEmpty={accounts.length === 0}>
      <details className={styles.accounts}>
        <summary>
          {text.show(accounts.length)}
          <Icon of={ChevronDown} size="s" />
        </summary>
        <p>{text.care}</p>
        <ul>
          {accounts.map((account) => (
            <li key={`${account.bank_name} ${account.account_no}`} className={styles.row}>
              <span>
                {account.bank_name}{' '}
                <b>
                  <Nowrap>{account.account_no}</Nowrap>
                </b>
              </span>
              <small>
                {account.account_name} · {account.branch}
              </small>
              <small>{account.purpose}</small>
            </li>
          ))}
        </ul>
      </details>
    </Entry>
  );
}
