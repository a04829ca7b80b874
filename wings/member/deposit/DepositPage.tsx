import { Wallet } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Blank } from '../../../kit/blank/Blank.tsx';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { DepositBones } from './DepositBones.tsx';
import { readDeposits, takeDeposits } from './deposit.api.ts';
import styles from './deposit.module.css';
import { text } from './deposit.text.ts';
import { AccountCard } from './list/AccountCard.tsx';
import { DepositTotal } from './list/DepositTotal.tsx';

/** `/member/deposit` (R045; D-09): what the member holds, account by account. */
export function DepositPage() {
  const { phone } = useSite();
  const { state, data, ref, retry } = useFeed(readDeposits, {});
  return (
    <>
      <Top
        title={text.title}
        sub={
          data ? (
            <>
              {text.asOf} <ThaiDate day={data.as_of} long />
            </>
          ) : (
            '\u00a0'
          )
        }
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      {state === 'fetching' ? <DepositBones /> : null}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
            {text.safe}
          </Failed>
        </Panel>
      ) : null}
      {data && data.accounts.length > 0 ? <Accounts {...data} /> : null}
      {data && data.accounts.length === 0 ? <NoAccounts /> : null}
    </>
  );
}

function Accounts(deposits: DataOf<typeof readDeposits>) {
  return (
    <>
      <DepositTotal {...deposits} />
      <div className={styles.files}>
        <TakeFiles endpoint={takeDeposits} input={{}} certificate={paths.memberCertificate} />
      </div>
      <ul className={styles.cards}>
        {deposits.accounts.map((account) => (
          <li key={account.account_no}>
            <AccountCard account={account} asOf={deposits.as_of} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoAccounts() {
  return (
    <Panel>
      <Blank icon={Wallet} title={text.empty}>
        {text.emptyHint}
      </Blank>
    </Panel>
  );
}
