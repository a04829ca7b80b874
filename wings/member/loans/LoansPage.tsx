import { HandCoins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { CardList } from '../../../kit/card/CardList.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { Note } from '../../../shell/frame/Note.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { LoanCard } from './LoanCard.tsx';
import { LoansSkeleton } from './LoansSkeleton.tsx';
import { LoansTotal } from './LoansTotal.tsx';
import { readLoans, takeLoans } from './loans.api.ts';
import { text } from './loans.text.ts';

type Status = 'open' | 'closed';

const tabs = [
  { key: 'open', name: text.tabs.open, to: paths.memberLoan },
  { key: 'closed', name: text.tabs.closed, to: `${paths.memberLoan}?status=closed` },
];

/** `/member/loan` (R043; D-07): what the member owes, contract by contract. */
export function LoansPage() {
  const [params] = useSearchParams();
  const status: Status = params.get('status') === 'closed' ? 'closed' : 'open';
  const query = useApiQuery(readLoans, { status });
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabs.label} tabs={tabs} current={status} />
      {state === 'fetching' ? <LoansSkeleton /> : null}
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {data && data.loans.length > 0 ? <Contracts told={data} status={status} /> : null}
      {data && data.loans.length === 0 ? <NoContracts status={status} /> : null}
    </>
  );
}

interface ContractsProps {
  readonly told: DataOf<typeof readLoans>;
  readonly status: Status;
}

function Contracts({ told, status }: ContractsProps) {
  return (
    <>
      {status === 'open' ? <LoansTotal {...told} /> : null}
      <FileRow>
        <DownloadFiles
          endpoint={takeLoans}
          input={{ status }}
          certificate={paths.memberCertificate}
        />
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

function NoContracts({ status }: { readonly status: Status }) {
  return (
    <Panel>
      <EmptyState icon={HandCoins} title={text.empty[status]}>
        {text.emptyHint[status]}
      </EmptyState>
    </Panel>
  );
}
