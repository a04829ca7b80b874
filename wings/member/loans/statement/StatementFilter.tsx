import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { ledgerQuery } from '../../../../api/ledger/address.ts';
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { DownloadFiles } from '../../../../parts/download/DownloadFiles.tsx';
import { LedgerFilters } from '../../../../parts/statement/filter/LedgerFilters.tsx';
import { type readLoanStatement, takeLoanStatement } from './statement.api.ts';

type Statement = DataOf<typeof readLoanStatement>;

interface StatementFilterProps {
  /** Whose it is. */
  readonly statement: string;
  /** The statement as last told: of it the filter takes what it does not change. */
  readonly known: Statement | undefined;
  /** The statement of this filter; undefined while it is fetched. */
  readonly now: Statement | undefined;
  readonly filter: LedgerFilter;
}

/** Which lines the statement shows; the choice stands in the address, from its first page on. */
export function StatementFilter({ statement, known, now, filter }: StatementFilterProps) {
  const [, setParams] = useSearchParams();
  const { page: _, ...chosen } = filter;
  return (
    <LedgerFilters
      known={known}
      periods={['all', 'months12', 'year', 'lastYear']}
      chosen={chosen}
      count={now?.found?.count}
      onChange={(next) => setParams(ledgerQuery(next), { preventScrollReset: true })}
      files={<DownloadFiles endpoint={takeLoanStatement} input={{ statement, ...chosen }} />}
    />
  );
}
