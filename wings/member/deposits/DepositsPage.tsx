import { Wallet } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { TakeFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { AccountCard } from './AccountCard.tsx';
import { DepositBones } from './DepositsSkeleton.tsx';
import { DepositTotal } from './DepositsTotal.tsx';
import { readDeposits, takeDeposits } from './deposits.api.ts';
import { text } from './deposits.text.ts';

/** `/member/deposit` (R045; D-09): what the member holds, account by account. */
export function DepositPage() {
  const feed = useFeed(readDeposits, {});
  const { state, data } = feed;
  return (
    <>
      <DatedTop
        title={text.title}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      {state === 'fetching' ? <DepositBones /> : null}
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
      {data && data.accounts.length > 0 ? <Accounts {...data} /> : null}
      {data && data.accounts.length === 0 ? <NoAccounts /> : null}
    </>
  );
}

function Accounts(deposits: DataOf<typeof readDeposits>) {
  return (
    <>
      <DepositTotal {...deposits} />
      <FileRow>
        <TakeFiles endpoint={takeDeposits} input={{}} certificate={paths.memberCertificate} />
      </FileRow>
      <CardList least="20rem">
        {deposits.accounts.map((account) => (
          <AccountCard key={account.account_no} account={account} asOf={deposits.as_of} />
        ))}
      </CardList>
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
