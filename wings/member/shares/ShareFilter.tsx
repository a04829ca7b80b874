import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { ledgerQuery } from '../../../api/ledger/address.ts';
import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { paths } from '../../../api/paths.ts';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { LedgerFilters } from '../../../parts/statement/filter/LedgerFilters.tsx';
import { type readShare, takeShare } from './shares.api.ts';

type Share = DataOf<typeof readShare>;

interface ShareFilterProps {
  /** The ledger as last told: of it the filter takes what it does not change. */
  readonly known: Share | undefined;
  /** The ledger of this filter; undefined while it is fetched. */
  readonly now: Share | undefined;
  readonly filter: LedgerFilter;
}

/** Which lines the ledger shows; the choice stands in the address, from its first page on. */
export function ShareFilter({ known, now, filter }: ShareFilterProps) {
  const [, setParams] = useSearchParams();
  const { page: _, ...chosen } = filter;
  return (
    <LedgerFilters
      known={known}
      periods={['all', 'months12', 'year', 'lastYear']}
      chosen={chosen}
      count={now?.found?.count}
      onChange={(next) => setParams(ledgerQuery(next), { preventScrollReset: true })}
      files={
        <DownloadFiles endpoint={takeShare} input={chosen} certificate={paths.memberCertificate} />
      }
    />
  );
}
