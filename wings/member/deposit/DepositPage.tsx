import { Wallet } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { EmptyPanel } from '../../../kit/blank/EmptyPanel.tsx';
import { CardList } from '../../../kit/card/CardList.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { FiguresSkeleton } from '../../../kit/skeleton/FiguresSkeleton.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { readDeposits, takeDeposits } from './deposit.api.ts';
import { text } from './deposit.text.ts';
import { AccountCard } from './list/AccountCard.tsx';
import { DepositTotal } from './list/DepositTotal.tsx';

const skeleton = (
  <>
    <FiguresSkeleton facts={2} />
    <FileRow certificate />
    <CardsSkeleton cards={3} least="20rem" count={5} figure />
  </>
);

/** `/member/deposit` (R045; D-09): what the member holds, account by account. */
export function DepositPage() {
  return (
    <QueryPage
      query={useFeed(readDeposits, {})}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      empty={({ accounts }) => accounts.length === 0 && <NoAccounts />}
    >
      {(deposits) => <Accounts {...deposits} />}
    </QueryPage>
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

const NoAccounts = () => (
  <EmptyPanel icon={Wallet} title={text.empty}>
    {text.emptyHint}
  </EmptyPanel>
);
