import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import { ledgerAddress } from '../../../core/ledger/address.ts';
import { depositLedger } from '../../../core/ledger/deposits.text.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FigureSkeleton } from '../../../parts/statement/FigureSkeleton.tsx';
import { useHistory } from '../../../parts/statement/history/use-history.ts';
import { LedgerStatement } from '../../../parts/statement/ledger/LedgerStatement.tsx';
import { StatementFailure } from '../../../parts/statement/ledger/StatementFailure.tsx';
import { asOf } from '../../../shell/frame/DatedPageHeading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { SubtitleSkeleton } from '../../../shell/frame/SubtitleSkeleton.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import {
  downloadDepositStatement,
  readDepositHistory,
  readDepositStatement,
} from './deposits.api.ts';
import { text } from './deposits.text.ts';
import { SlipsPanel } from './statement/SlipsPanel.tsx';
import { StatementHead } from './statement/StatementHead.tsx';

const words = text.statement;

/** `/member/dep_statement/:statement` (R046; D-10): one own account and its movements. */
export function DepositStatementPage() {
  const { statement = '' } = useParams();
  // Another account is another page: nothing of the one before may stand in it.
  return <Statement key={statement} accountNo={statement} />;
}

function Statement({ accountNo }: { readonly accountNo: string }) {
  const [params] = useSearchParams();
  const filter = ledgerAddress(params);
  const query = useApiQuery(readDepositStatement, { statement: accountNo, ...filter });
  const cached = useLastData(query);
  const { from, to } = filter;
  const history = useHistory(readDepositHistory, { statement: accountNo, from, to });
  if (query.state === 'failure') {
    const missing = {
      ...{ title: words.notFound, hint: words.notFoundHint },
      ...{ to: paths.memberDeposit, back: words.back },
    };
    const failureTexts = { title: text.title, failed: words.failed, safe: text.safe, missing };
    return <StatementFailure query={query} {...failureTexts} />;
  }
  const account = cached?.account;
  return (
    <>
      <PageHeading
        title={
          <>
            {account?.type_name ?? text.title}{' '}
            <Nowrap>{formatAccountNumber('000', accountNo)}</Nowrap>
          </>
        }
        sub={
          cached ? (
            <Points>
              {cached.account.account_name}
              <span>
                {words.opened} <ThaiDate day={cached.account.opened_on} />
              </span>
              {asOf(cached.as_of)}
            </Points>
          ) : (
            <SubtitleSkeleton notes={[7, 9, 14]} />
          )
        }
      />
      {cached ? <StatementHead {...{ cached, history }} now={query.data} /> : null}
      {cached ? <SlipsPanel account={cached.account} /> : null}
      <LedgerStatement
        ledger={depositLedger}
        {...{ query, cached, history, filter }}
        periods={['all', 'month', 'months3', 'months6', 'year', 'lastYear']}
        files={(chosen) => (
          <DownloadFiles
            endpoint={downloadDepositStatement}
            input={{ statement: accountNo, ...chosen }}
          />
        )}
        head={<FigureSkeleton facts={6} />}
      />
    </>
  );
}
