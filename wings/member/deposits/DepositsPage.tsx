import { Wallet } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import { TotalPanel } from '../../../parts/statement/TotalPanel.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { AccountCard } from './AccountCard.tsx';
import { downloadDeposits, readDeposits } from './deposits.api.ts';
import { text } from './deposits.text.ts';

const skeleton = (
  <>
    <FiguresSkeleton facts={2} />
    <FileRow />
    <CardsSkeleton cards={3} least="20rem" count={5} figure />
  </>
);

/** `/member/deposit` (R045; D-09): what the member holds, account by account. */
export function DepositsPage() {
  return (
    <QueryPage
      query={useApiQuery(readDeposits, {})}
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
      <DepositsTotal {...deposits} />
      <ListFiles endpoint={downloadDeposits} input={{}} certificate={paths.memberCertificate} />
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

/** The one large figure of the page; the accounts below add up to it. */
function DepositsTotal(deposits: DataOf<typeof readDeposits>) {
  return (
    <TotalPanel
      figure={text.total}
      amount={deposits.total_balance}
      facts={
        <>
          <Fact label={text.countLabel}>{text.count(deposits.accounts.length)}</Fact>
          <MoneyFact label={text.totalInterest} amount={deposits.total_accrued_interest} />
        </>
      }
    />
  );
}
