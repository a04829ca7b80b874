import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { ledgerAddress } from '../../../api/ledger/address.ts';
import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { asOf } from '../../../shell/frame/DatedPageHeading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { SubtitleSkeleton } from '../../../shell/frame/SubtitleSkeleton.tsx';
import { type QueryResult, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { PayoffView } from './ahead/PayoffView.tsx';
import { ScheduleView } from './ahead/ScheduleView.tsx';
import { text as room } from './loans.text.ts';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { StatementFailure } from './statement/StatementFailure.tsx';
import { StatementFilter } from './statement/StatementFilter.tsx';
import { StatementHead } from './statement/StatementHead.tsx';
import { StatementLedger } from './statement/StatementLedger.tsx';
import { StatementTabs, viewOf } from './statement/StatementTabs.tsx';
import { readLoanStatement } from './statement/statement.api.ts';
import { text } from './statement/statement.text.ts';

type Told = DataOf<typeof readLoanStatement>;

/** `/member/loan_statement/:statement` (R044; D-08): one own contract, behind it and before it. */
export function LoanStatementPage() {
  const { statement = '' } = useParams();
  // Another contract is another page: nothing of the one before may stand in it.
  return <Statement key={statement} contractNo={statement} />;
}

function Statement({ contractNo }: { readonly contractNo: string }) {
  const [params] = useSearchParams();
  const filter = ledgerAddress(params);
  const query = useApiQuery(readLoanStatement, { statement: contractNo, ...filter });
  const known = useLastData(query);
  if (query.state === 'failure') return <StatementFailure query={query} />;
  const contract = known?.contract;
  // What is closed has nothing before it.
  const view = viewOf(contract?.status_code === 'CLOSED' ? null : params.get('view'));
  return (
    <>
      <PageHeading
        title={
          <>
            {contract?.type_name ?? room.title} <Nowrap>{contractNo}</Nowrap>
          </>
        }
        sub={known ? <Sub known={known} /> : <SubtitleSkeleton notes={[6, 10, 14]} />}
        end={<HideAmounts />}
      />
      {known ? <StatementHead known={known} now={query.data} /> : null}
      {contract?.status_code === 'OPEN' ? (
        <StatementTabs contractNo={contractNo} view={view} />
      ) : null}
      {view === 'lines' ? <Lines {...{ contractNo, query, known, filter }} /> : null}
      {contract && view === 'schedule' ? (
        <ScheduleView contractNo={contractNo} arrears={contract.principal_arrears} />
      ) : null}
      {contract && view === 'payoff' ? <PayoffView contractNo={contractNo} /> : null}
    </>
  );
}

function Sub({ known: { as_of, contract } }: { readonly known: Told }) {
  return (
    <Points>
      {contract.status_text}
      <span>
        {text.started} <ThaiDate day={contract.contract_date} />
      </span>
      {asOf(as_of)}
    </Points>
  );
}

interface LinesProps {
  readonly contractNo: string;
  readonly query: QueryResult<Told>;
  readonly known: Told | undefined;
  readonly filter: LedgerFilter;
}

function Lines({ contractNo, query, known, filter }: LinesProps) {
  return (
    <>
      {known ? (
        <StatementFilter {...{ statement: contractNo, known, filter }} now={query.data} />
      ) : null}
      {query.state === 'fetching' ? (
        <StatementSkeleton {...{ contractNo, filter }} head={known === undefined} />
      ) : null}
      {query.data ? <StatementLedger {...query.data} /> : null}
    </>
  );
}
