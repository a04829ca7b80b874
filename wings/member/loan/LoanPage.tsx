import { HandCoins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { EmptyPanel } from '../../../kit/blank/EmptyPanel.tsx';
import { CardList } from '../../../kit/card/CardList.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { Note } from '../../../kit/frame/Note.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { FiguresSkeleton } from '../../../kit/skeleton/FiguresSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { LoanCard } from './contract/LoanCard.tsx';
import { LoanTotal } from './LoanTotal.tsx';
import { readLoans, takeLoans } from './loan.api.ts';
import { text } from './loan.text.ts';

type Status = 'open' | 'closed';

const tabs = [
  { key: 'open', name: text.tabs.open, to: paths.memberLoan },
  { key: 'closed', name: text.tabs.closed, to: `${paths.memberLoan}?status=closed` },
];

const skeleton = (
  <>
    <FiguresSkeleton facts={2} />
    <FileRow certificate />
    <CardsSkeleton cards={2} least="whole" count={6} figure />
  </>
);

/** `/member/loan` (R043; D-07): what the member owes, contract by contract. */
export function LoanPage() {
  const [params] = useSearchParams();
  const status: Status = params.get('status') === 'closed' ? 'closed' : 'open';
  return (
    <QueryPage
      query={useFeed(readLoans, { status })}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      intro={<TabLinks label={text.tabs.label} tabs={tabs} current={status} />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      empty={({ loans }) => loans.length === 0 && <NoContracts status={status} />}
    >
      {(loans) => <Contracts told={loans} status={status} />}
    </QueryPage>
  );
}

interface ContractsProps {
  readonly told: DataOf<typeof readLoans>;
  readonly status: Status;
}

function Contracts({ told, status }: ContractsProps) {
  return (
    <>
      {status === 'open' ? <LoanTotal {...told} /> : null}
      <FileRow>
        <TakeFiles endpoint={takeLoans} input={{ status }} certificate={paths.memberCertificate} />
      </FileRow>
      <CardList least="whole">
        {told.loans.map((loan) => (
          <LoanCard key={loan.contract_no} loan={loan} interestOn={told.interest_on} />
        ))}
      </CardList>
      {status === 'open' && told.interest_on > told.as_of ? (
        <Note>{text.interestNote(thaiDateLong(told.as_of))}</Note>
      ) : null}
    </>
  );
}

const NoContracts = ({ status }: { readonly status: Status }) => (
  <EmptyPanel icon={HandCoins} title={text.empty[status]}>
    {text.emptyHint[status]}
  </EmptyPanel>
);
