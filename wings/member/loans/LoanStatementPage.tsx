import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { type LedgerFilter, ledgerAddress } from '../../../core/ledger/address.ts';
import { loanLedger } from '../../../core/ledger/loans.text.ts';
import { hasOwnTerms } from '../../../core/loan/debt-status.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Placeholder } from '../../../kit/skeleton/Placeholder.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FigureSkeleton } from '../../../parts/statement/FigureSkeleton.tsx';
import { type History, useHistory } from '../../../parts/statement/history/use-history.ts';
import { LedgerStatement } from '../../../parts/statement/ledger/LedgerStatement.tsx';
import { StatementFailure } from '../../../parts/statement/ledger/StatementFailure.tsx';
import { asOf } from '../../../shell/frame/DatedPageHeading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { SubtitleSkeleton } from '../../../shell/frame/SubtitleSkeleton.tsx';
import { type QueryResult, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { DeliveredInterest } from './ahead/DeliveredInterest.tsx';
import { PayoffView } from './ahead/PayoffView.tsx';
import { ScheduleView } from './ahead/ScheduleView.tsx';
import styles from './loans.module.css';
import { text as room } from './loans.text.ts';
import { Progress } from './Progress.tsx';
import { DebtNote, StatementHead } from './statement/StatementHead.tsx';
import { StatementTabs, viewOf } from './statement/StatementTabs.tsx';
import {
  downloadLoanStatement,
  readLoanHistory,
  readLoanStatement,
} from './statement/statement.api.ts';
import { text } from './statement/statement.text.ts';

type StatementData = DataOf<typeof readLoanStatement>;

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
  const cached = useLastData(query);
  const { from, to } = filter;
  const history = useHistory(readLoanHistory, { statement: contractNo, from, to });
  if (query.state === 'failure') {
    const missing = {
      ...{ title: text.notFound, hint: text.notFoundHint },
      ...{ to: paths.memberLoan, back: text.back },
    };
    const failureTexts = { title: text.fallback, failed: text.failed, safe: room.safe, missing };
    return <StatementFailure query={query} {...failureTexts} />;
  }
  const contract = cached?.contract;
  // What is closed has nothing before it, of what is in court nothing is computed, and of delivered
  // interest nobody here can tell.
  const hasTerms = contract && hasOwnTerms(contract.status_code, contract.debt_status);
  const isDelivered = contract?.interest_delivered === true;
  // What was asked for stands first: of a payoff the sum, of lines what the contract is at.
  const head = cached ? <StatementHead {...{ cached, history }} now={query.data} /> : null;
  const view = viewOf(contract && (!hasTerms || isDelivered) ? null : params.get('view'));
  return (
    <>
      <PageHeading
        title={
          <>
            {contract?.type_name ?? room.title} <Nowrap>{contractNo}</Nowrap>
          </>
        }
        sub={cached ? <Sub cached={cached} /> : <SubtitleSkeleton notes={[6, 10, 14]} />}
      />
      {contract ? <DebtNote of={contract} /> : null}
      {hasTerms && !isDelivered ? <StatementTabs contractNo={contractNo} view={view} /> : null}
      {view === 'lines' ? head : null}
      {hasTerms && isDelivered ? <DeliveredInterest /> : null}
      {view === 'lines' ? <Lines {...{ contractNo, query, cached, history, filter }} /> : null}
      {contract && view === 'schedule' ? (
        <ScheduleView
          contractNo={contractNo}
          arrears={contract.principal_arrears}
          revolving={contract.revolving}
        />
      ) : null}
      {contract && view === 'payoff' ? <PayoffView contractNo={contractNo} /> : null}
      {view === 'lines' ? null : <div className={styles.below}>{head}</div>}
    </>
  );
}

function Sub({ cached: { as_of, contract } }: { readonly cached: StatementData }) {
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
  readonly query: QueryResult<StatementData>;
  readonly cached: StatementData | undefined;
  readonly history: History;
  readonly filter: LedgerFilter;
}

function Lines({ contractNo, ...rest }: LinesProps) {
  return (
    <LedgerStatement
      ledger={loanLedger}
      {...rest}
      periods={['all', 'months12', 'year', 'lastYear']}
      files={(chosen) => (
        <DownloadFiles
          endpoint={downloadLoanStatement}
          input={{ statement: contractNo, ...chosen }}
        />
      )}
      head={
        <>
          <Placeholder>
            <StatementTabs contractNo={contractNo} view="lines" />
          </Placeholder>
          <FigureSkeleton facts={6} below={<Progress percent="0" />} />
        </>
      }
    />
  );
}
