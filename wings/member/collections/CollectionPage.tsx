import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { NotAmong } from '../../../kit/empty-state/NoMatch.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { Top } from '../../../shell/frame/PageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { type Feed, useFeed } from '../../../shell/query/use-query-state.ts';
import { CollectionBones } from './CollectionsSkeleton.tsx';
import { BillHead } from './collection/BillHead.tsx';
import { BillItems } from './collection/BillItems.tsx';
import { Comparison } from './collection/Comparison.tsx';
import { type BillKey, isBillKey } from './collection/key.ts';
import { Papers } from './collection/Papers.tsx';
import { ReportedPanel } from './collection/ReportedPanel.tsx';
import { Shortfall } from './collection/Shortfall.tsx';
import { readCollection } from './collections.api.ts';
import { text } from './collections.text.ts';
import { monthLong } from './status-words.ts';

const words = text.one;

/** `/member/kep/:year/:month/:seq` (R047; D-11): one bill or receipt, item by item. */
export function CollectionPage() {
  const { year = '', month = '', seq = '' } = useParams();
  const key = { year, month, seq };
  // Another bill is another page: nothing of the one before may stand in it.
  return isBillKey(key) ? <Collection key={`${year}/${month}/${seq}`} of={key} /> : <Unknown />;
}

function Collection({ of }: { readonly of: BillKey }) {
  const feed = useFeed(readCollection, of);
  if (feed.state === 'failure') return <NoCollection feed={feed} />;
  return (
    <>
      <DatedTop
        title={feed.data ? titleOf(feed.data.head) : text.title}
        day={feed.data?.as_of}
        end={<HideAmounts />}
      />
      {feed.state === 'fetching' ? <CollectionBones /> : null}
      {feed.data ? <Bill bill={feed.data} of={of} /> : null}
    </>
  );
}

type BillData = DataOf<typeof readCollection>;

const titleOf = (head: BillData['head']): string =>
  head.kind === 'monthly' ? words.monthly(monthLong(head)) : words.other;

function Bill({ bill, of }: { readonly bill: BillData; readonly of: BillKey }) {
  const { head, compared } = bill;
  return (
    <>
      <BillHead bill={bill} />
      {head.reported ? <ReportedPanel reported={head.reported} /> : null}
      <Shortfall head={head} movedTo={bill.new_agency_name} />
      <FileRow>
        <Papers head={head} of={of} />
      </FileRow>
      <BillItems bill={bill} />
      {compared ? <Comparison now={head} compared={compared} /> : null}
    </>
  );
}

function Unknown() {
  return (
    <>
      <Top title={text.title} />
      <NotAmong
        title={words.notFound}
        hint={words.notFoundHint}
        to={paths.memberKep}
        back={words.all}
      />
    </>
  );
}

function NoCollection({ feed }: { readonly feed: Feed<unknown> }) {
  if (feed.code === 'not_found') return <Unknown />;
  return (
    <>
      <Top title={text.title} />
      <FailedFeed feed={feed} title={words.failed}>
        {text.safe}
      </FailedFeed>
    </>
  );
}
