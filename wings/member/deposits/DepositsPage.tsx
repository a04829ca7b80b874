import { Wallet } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { AccountCard } from './AccountCard.tsx';
import { DepositsSkeleton } from './DepositsSkeleton.tsx';
import { DepositsTotal } from './DepositsTotal.tsx';
import { readDeposits, takeDeposits } from './deposits.api.ts';
import { text } from './deposits.text.ts';

/** `/member/deposit` (R045; D-09): what the member holds, account by account. */
export function DepositsPage() {
  const query = useApiQuery(readDeposits, {});
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      {state === 'fetching' ? <DepositsSkeleton /> : null}
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {data && data.accounts.length > 0 ? <Accounts {...data} /> : null}
      {data && data.accounts.length === 0 ? <NoAccounts /> : null}
    </>
  );
}

function Accounts(deposits: DataOf<typeof readDeposits>) {
  return (
    <>
      <DepositsTotal {...deposits} />
      <FileRow>
        <DownloadFiles endpoint={takeDeposits} input={{}} certificate={paths.memberCertificate} />
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
      <EmptyState icon={Wallet} title={text.empty}>
        {text.emptyHint}
      </EmptyState>
    </Panel>
  );
}
