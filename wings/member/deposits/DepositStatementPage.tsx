import { useParams, useSearchParams } from 'react-router';
import { ledgerAddress } from '../../../api/ledger/address.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { asOf } from '../../../shell/frame/DatedPageHeading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { SubtitleSkeleton } from '../../../shell/frame/SubtitleSkeleton.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { readDepositStatement } from './deposits.api.ts';
import { text } from './deposits.text.ts';
import { StatementFailure } from './statement/StatementFailure.tsx';
import { StatementFilter } from './statement/StatementFilter.tsx';
import { StatementHead } from './statement/StatementHead.tsx';
import { StatementLedger } from './statement/StatementLedger.tsx';
import { StatementSkeleton } from './statement/StatementSkeleton.tsx';

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
  const known = useLastData(query);
  if (query.state === 'failure') return <StatementFailure query={query} />;
  const account = known?.account;
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
          known ? (
            <Points>
              {known.account.account_name}
              <span>
                {words.opened} <ThaiDate day={known.account.opened_on} />
              </span>
              {asOf(known.as_of)}
            </Points>
          ) : (
            <SubtitleSkeleton notes={[7, 9, 14]} />
          )
        }
        end={<HideAmounts />}
      />
      {known ? <StatementHead known={known} now={query.data} /> : null}
      {known ? (
        <StatementFilter {...{ statement: accountNo, known, filter }} now={query.data} />
      ) : null}
      {query.state === 'fetching' ? (
        <StatementSkeleton {...{ accountNo, filter }} head={known === undefined} />
      ) : null}
      {query.data ? <StatementLedger {...query.data} /> : null}
    </>
  );
}
