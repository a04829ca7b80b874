import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { formatAccountNumber } from '../../../core/account-number.ts';
import { ledgerAddress } from '../../../core/ledger/address.ts';
import { depositLedger } from '../../../core/ledger/deposits.text.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { useKnown } from '../../../kit/feed/use-known.ts';
import { asOf } from '../../../kit/frame/DatedTop.tsx';
import { SubBones } from '../../../kit/frame/SubBones.tsx';
import { Top } from '../../../kit/frame/Top.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import { LedgerStatement } from '../../../kit/statement/ledger/LedgerStatement.tsx';
import { StatementFailure } from '../../../kit/statement/ledger/StatementFailure.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { readDepositStatement, takeDepositStatement } from './deposit.api.ts';
import { text } from './deposit.text.ts';
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
  const feed = useFeed(readDepositStatement, { statement: accountNo, ...filter });
  const known = useKnown(feed);
  if (feed.state === 'failure') {
    const missing = {
      ...{ title: words.notFound, hint: words.notFoundHint },
      ...{ to: paths.memberDeposit, back: words.back },
    };
    const said = { title: text.title, failed: words.failed, safe: text.safe, missing };
    return <StatementFailure feed={feed} {...said} />;
  }
  const account = known?.account;
  return (
    <>
      <Top
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
            <SubBones notes={[7, 9, 14]} />
          )
        }
        end={<HideAmounts />}
      />
      {known ? <StatementHead known={known} now={feed.data} /> : null}
      <LedgerStatement
        ledger={depositLedger}
        {...{ feed, known, filter }}
        periods={['all', 'month', 'months3', 'months6', 'year', 'lastYear']}
        files={(chosen) => (
          <TakeFiles endpoint={takeDepositStatement} input={{ statement: accountNo, ...chosen }} />
        )}
        head={<FigureBones facts={6} />}
      />
    </>
  );
}
