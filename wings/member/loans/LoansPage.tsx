import { HandCoins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { TotalPanel } from '../../../parts/statement/TotalPanel.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { Note } from '../../../shell/frame/Note.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { interestNotes } from './interest-notes.ts';
import { LoanCard } from './LoanCard.tsx';
import { ArrearsFacts, InterestFacts } from './LoanFacts.tsx';
import { downloadLoans, readLoans } from './loans.api.ts';
import { text } from './loans.text.ts';

type Status = 'open' | 'closed';

const tabs = [
  { key: 'open', name: text.tabs.open, to: paths.memberLoan },
  { key: 'closed', name: text.tabs.closed, to: `${paths.memberLoan}?status=closed` },
];

const skeleton = (
  <>
    <FiguresSkeleton facts={2} />
    <FileRow />
    <CardsSkeleton cards={2} least="whole" count={6} figure />
  </>
);

/** `/member/loan` (R043; D-07): what the member owes, contract by contract. */
export function LoansPage() {
  const [params] = useSearchParams();
  const status: Status = params.get('status') === 'closed' ? 'closed' : 'open';
  return (
    <QueryPage
      query={useApiQuery(readLoans, { status })}
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
      {(loans) => <Contracts data={loans} status={status} />}
    </QueryPage>
  );
}

interface ContractsProps {
  readonly data: DataOf<typeof readLoans>;
  readonly status: Status;
}

function Contracts({ data, status }: ContractsProps) {
  return (
    <>
      {status === 'open' ? <LoansTotal {...data} /> : null}
      <ListFiles
        endpoint={downloadLoans}
        input={{ status }}
        certificate={paths.memberCertificate}
      />
      <CardList least="whole">
        {data.loans.map((loan) => (
          <LoanCard
            key={loan.contract_no}
            loan={loan}
            interestOn={data.interest_on}
            asOf={data.as_of}
          />
        ))}
      </CardList>
      {status === 'open' ? interestNotes(data).map((note) => <Note key={note}>{note}</Note>) : null}
    </>
  );
}

const NoContracts = ({ status }: { readonly status: Status }) => (
  <EmptyPanel icon={HandCoins} title={text.empty[status]}>
    {text.emptyHint[status]}
  </EmptyPanel>
);

/** The one large figure of the page; the contracts below add up to it. */
function LoansTotal({ loans, totals, interest_on, as_of }: DataOf<typeof readLoans>) {
  return (
    <TotalPanel
      figure={text.total}
      amount={totals.principal_balance}
      facts={
        <>
          <Fact label={text.countLabel}>{text.count(loans.length)}</Fact>
          <InterestFacts of={totals} on={interest_on} asOf={as_of} />
          <ArrearsFacts of={totals} />
        </>
      }
    />
  );
}
