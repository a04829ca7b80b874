import { ChartPie } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ledgerAddress } from '../../../api/ledger/address.ts';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useKnown } from '../../../shell/query/use-last-data.ts';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { ShareFilter } from './ShareFilter.tsx';
import { ShareHead } from './ShareHead.tsx';
import { ShareLedger } from './ShareLedger.tsx';
import { ShareBones } from './SharesSkeleton.tsx';
import { readShare } from './shares.api.ts';
import { text } from './shares.text.ts';

/** `/member/share` (R042; D-06): head figures, their growth, the ledger with its filters. */
export function SharePage() {
  const [params] = useSearchParams();
  const filter = ledgerAddress(params);
  const feed = useFeed(readShare, filter);
  const known = useKnown(feed);
  return (
    <>
      <DatedTop
        title={text.title}
        day={known?.as_of}
        end={feed.state === 'failure' ? undefined : <HideAmounts />}
      />
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
      {known ? <ShareHead {...known} /> : null}
      {known && hasShares(known) ? (
        <ShareFilter known={known} now={feed.data} filter={filter} />
      ) : null}
      {feed.state === 'fetching' ? <ShareBones head={known === undefined} filter={filter} /> : null}
      {feed.data && hasShares(feed.data) ? <ShareLedger {...feed.data} /> : null}
      {feed.data && !hasShares(feed.data) ? <NoShares /> : null}
    </>
  );
}

/** Somebody who never paid in has neither a balance nor a course of it. */
const hasShares = ({ growth }: { readonly growth: readonly unknown[] }): boolean =>
  growth.length > 0;

function NoShares() {
  return (
    <Panel>
      <Blank icon={ChartPie} title={text.empty}>
        {text.emptyHint}
      </Blank>
    </Panel>
  );
}
