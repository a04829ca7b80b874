import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { type LedgerFilter, ledgerAddress } from '../../../core/ledger/address.ts';
import { loanLedger } from '../../../core/ledger/loans.text.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { type Feed, useFeed } from '../../../kit/feed/use-feed.ts';
import { useKnown } from '../../../kit/feed/use-known.ts';
import { asOf } from '../../../kit/frame/DatedTop.tsx';
import { SubBones } from '../../../kit/frame/SubBones.tsx';
import { Top } from '../../../kit/frame/Top.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { Ghost } from '../../../kit/skeleton/Ghost.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { LedgerStatement } from '../../../kit/statement/ledger/LedgerStatement.tsx';
import { StatementFailure } from '../../../kit/statement/ledger/StatementFailure.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { PayoffView } from './ahead/PayoffView.tsx';
import { ScheduleView } from './ahead/ScheduleView.tsx';
import { Progress } from './contract/Progress.tsx';
import { text as room } from './loan.text.ts';
import { StatementHead } from './statement/StatementHead.tsx';
import { readLoanStatement, takeLoanStatement } from './statement/statement.api.ts';
import { text } from './statement/statement.text.ts';
import { Views, viewOf } from './statement/Views.tsx';

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
  const feed = useFeed(readLoanStatement, { statement: contractNo, ...filter });
  const known = useKnown(feed);
  if (feed.state === 'failure') {
    const missing = {
      ...{ title: text.notFound, hint: text.notFoundHint },
      ...{ to: paths.memberLoan, back: text.back },
    };
    const said = { title: text.fallback, failed: text.failed, safe: room.safe, missing };
    return <StatementFailure feed={feed} {...said} />;
  }
  const contract = known?.contract;
  // What is closed has nothing before it.
  const view = viewOf(contract?.status_code === 'CLOSED' ? null : params.get('view'));
  return (
    <>
      <Top
        title={
          <>
            {contract?.type_name ?? room.title} <Nowrap>{contractNo}</Nowrap>
          </>
        }
        sub={known ? <Sub known={known} /> : <SubBones notes={[6, 10, 14]} />}
        end={<HideAmounts />}
      />
      {known ? <StatementHead known={known} now={feed.data} /> : null}
      {contract?.status_code === 'OPEN' ? <Views contractNo={contractNo} view={view} /> : null}
      {view === 'lines' ? <Lines {...{ contractNo, feed, known, filter }} /> : null}
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
  readonly feed: Feed<Told>;
  readonly known: Told | undefined;
  readonly filter: LedgerFilter;
}

function Lines({ contractNo, ...told }: LinesProps) {
  return (
    <LedgerStatement
      ledger={loanLedger}
      {...told}
      periods={['all', 'months12', 'year', 'lastYear']}
      files={(chosen) => (
        <TakeFiles endpoint={takeLoanStatement} input={{ statement: contractNo, ...chosen }} />
      )}
      head={
        <>
          <FigureBones facts={5} below={<Progress percent="0" />} />
          <Ghost>
            <Views contractNo={contractNo} view="lines" />
          </Ghost>
        </>
      }
    />
  );
}
