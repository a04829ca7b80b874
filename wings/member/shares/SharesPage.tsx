import { ChartPie } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ledgerAddress } from '../../../api/ledger/address.ts';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { ShareFilter } from './ShareFilter.tsx';
import { ShareHead } from './ShareHead.tsx';
import { ShareLedger } from './ShareLedger.tsx';
import { SharesSkeleton } from './SharesSkeleton.tsx';
import { readShare } from './shares.api.ts';
import { text } from './shares.text.ts';

/** `/member/share` (R042; D-06): head figures, their growth, the ledger with its filters. */
export function SharesPage() {
  const [params] = useSearchParams();
  const filter = ledgerAddress(params);
  const query = useApiQuery(readShare, filter);
  const known = useLastData(query);
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={known?.as_of}
        end={query.state === 'failure' ? undefined : <HideAmounts />}
      />
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {known ? <ShareHead {...known} /> : null}
      {known && hasShares(known) ? (
        <ShareFilter known={known} now={query.data} filter={filter} />
      ) : null}
      {query.state === 'fetching' ? (
        <SharesSkeleton head={known === undefined} filter={filter} />
      ) : null}
      {query.data && hasShares(query.data) ? <ShareLedger {...query.data} /> : null}
      {query.data && !hasShares(query.data) ? <NoShares /> : null}
    </>
  );
}

/** Somebody who never paid in has neither a balance nor a course of it. */
const hasShares = ({ growth }: { readonly growth: readonly unknown[] }): boolean =>
  growth.length > 0;

function NoShares() {
  return (
    <Panel>
      <EmptyState icon={ChartPie} title={text.empty}>
        {text.emptyHint}
      </EmptyState>
    </Panel>
  );
}
