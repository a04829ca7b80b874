import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { ledgerAddress } from '../../../api/ledger/address.ts';
import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { paths } from '../../../api/paths.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { type Feed, useFeed } from '../../../kit/feed/use-feed.ts';
import { useKnown } from '../../../kit/feed/use-known.ts';
import { asOf } from '../../../kit/frame/DatedTop.tsx';
import { Top } from '../../../kit/frame/Top.tsx';
import { LedgerBones } from '../../../kit/ledger/LedgerBones.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { PayoffView } from './ahead/PayoffView.tsx';
import { ScheduleView } from './ahead/ScheduleView.tsx';
import styles from './loan.module.css';
import { text as room } from './loan.text.ts';
import { StatementFailure } from './statement/StatementFailure.tsx';
import { StatementFilter } from './statement/StatementFilter.tsx';
import { StatementHead } from './statement/StatementHead.tsx';
import { StatementLedger } from './statement/StatementLedger.tsx';
import { readLoanStatement } from './statement/statement.api.ts';
import { text } from './statement/statement.text.ts';

type Told = DataOf<typeof readLoanStatement>;

const views = ['lines', 'schedule', 'payoff'] as const;
type View = (typeof views)[number];

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
  if (feed.state === 'failure') return <StatementFailure feed={feed} />;
  const contract = known?.contract;
  // What is closed has nothing before it.
  const asked = contract?.status_code === 'CLOSED' ? 'lines' : params.get('view');
  const view = views.find((one) => one === asked) ?? 'lines';
  return (
    <>
      <Top
        title={
          <>
            {contract?.type_name ?? room.title} <Nowrap>{contractNo}</Nowrap>
          </>
        }
        sub={known ? <Sub known={known} /> : '\u00a0'}
        end={<HideAmounts />}
      />
      {known ? <StatementHead known={known} now={feed.data} /> : null}
      {contract?.status_code === 'OPEN' ? <Views contractNo={contractNo} view={view} /> : null}
      {view === 'lines' ? <Lines feed={feed} known={known} filter={filter} /> : null}
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

function Views({ contractNo, view }: { readonly contractNo: string; readonly view: View }) {
  const address = paths.memberLoanStatement(contractNo);
  const tabs = views.map((key) => ({
    key,
    name: text.views[key],
    to: key === 'lines' ? address : `${address}?view=${key}`,
  }));
  return (
    <div className={styles.views}>
      <TabLinks label={text.views.label} tabs={tabs} current={view} />
    </div>
  );
}

interface LinesProps {
  readonly feed: Feed<Told>;
  readonly known: Told | undefined;
  readonly filter: LedgerFilter;
}

function Lines({ feed, known, filter }: LinesProps) {
  return (
    <>
      {known ? <StatementFilter known={known} now={feed.data} filter={filter} /> : null}
      {feed.state === 'fetching' ? (
        <Loading what={text.loading}>
          {known ? null : <FigureBones />}
          <LedgerBones lines={known ? 12 : 6} />
        </Loading>
      ) : null}
      {feed.data ? <StatementLedger {...feed.data} /> : null}
    </>
  );
}
