import { useLocation, useNavigate } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { ledgerAddress, ledgerQuery } from '../../../../api/ledger/address.ts';
import { type LedgerEnd, ledgerEnds } from '../../../../api/ledger/balance-ends.ts';
import { buddhistYear } from '../../../../core/thai-date.ts';
import { Ledger } from '../../../../parts/ledger/Ledger.tsx';
import { LedgerEdge } from '../../../../parts/ledger/LedgerEdge.tsx';
import { LedgerMonth } from '../../../../parts/ledger/LedgerMonth.tsx';
import { NothingFound } from '../../../../parts/statement/filter/NothingFound.tsx';
import { Pager } from '../../../../parts/statement/Pager.tsx';
import { StatementPage } from '../../../../parts/statement/StatementPage.tsx';
import { LoanLine, moreColumns } from './LoanLine.tsx';
import { StatementFound, StatementSum } from './StatementSum.tsx';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

const more = moreColumns.length;
const columns = {
  ...{ when: text.date, what: text.what, move: text.principal },
  ...{ more: moreColumns, left: text.balance },
};

/** The balance above the newest line or below the oldest one. */
function Edge({ end, label }: { readonly end: LedgerEnd; readonly label: string }) {
  return <LedgerEdge day={end.on} label={label} balance={end.balance} more={more} />;
}

/**
 * Sum line, then the movements year by year between closing and opening balance (D-08). What was
 * found by a search has neither: between its lines there are others.
 */
export function StatementLedger(statement: DataOf<typeof readLoanStatement>) {
  const { lines, summary, found, as_of, next, prev } = statement;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const filter = ledgerAddress(new URLSearchParams(search));
  const { top, bottom } = ledgerEnds(statement, (line) => line.principal);
  const to = (page: string | null) =>
    page === null ? undefined : pathname + ledgerQuery({ ...filter, page });
  if (found?.count === 0) {
    const clear = () => navigate(pathname + ledgerQuery({ from: filter.from, to: filter.to }));
    return <NothingFound q={filter.q ?? ''} onClear={clear} />;
  }
  const byYear = Map.groupBy(lines, (line) => buddhistYear(line.posted_on));
  return (
    <StatementPage page={filter.page}>
      {found ? <StatementFound found={found} /> : <StatementSum summary={summary} asOf={as_of} />}
      <Ledger caption={text.caption} columns={columns}>
        {found ? null : <Edge end={top} label={top.whole ? text.closing : text.carried} />}
        {[...byYear].map(([year, of]) => (
          <LedgerMonth key={year} month={text.year(year)} flows={[]} more={more}>
            {of.map((line) => (
              <LoanLine key={line.seq} line={line} />
            ))}
          </LedgerMonth>
        ))}
        {found ? null : <Edge end={bottom} label={text.opening} />}
      </Ledger>
      <Pager label={text.pages} newer={to(prev)} older={to(next)} />
    </StatementPage>
  );
}
