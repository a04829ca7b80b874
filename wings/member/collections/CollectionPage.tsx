import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { type QueryResult, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { CollectionSkeleton } from './CollectionsSkeleton.tsx';
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
  const query = useApiQuery(readCollection, of);
  if (query.state === 'failure') return <NoCollection query={query} />;
  return (
    <>
      <DatedPageHeading
        title={query.data ? titleOf(query.data.head) : text.title}
        day={query.data?.as_of}
        end={<HideAmounts />}
      />
      {query.state === 'fetching' ? <CollectionSkeleton /> : null}
      {query.data ? <Bill bill={query.data} of={of} /> : null}
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
      <PageHeading title={text.title} />
      <NoMatch
        title={words.notFound}
        hint={words.notFoundHint}
        to={paths.memberKep}
        back={words.all}
      />
    </>
  );
}

function NoCollection({ query }: { readonly query: QueryResult<unknown> }) {
  if (query.code === 'not_found') return <Unknown />;
  return (
    <>
      <PageHeading title={text.title} />
      <FailedQuery query={query} title={words.failed}>
        {text.safe}
      </FailedQuery>
    </>
  );
}
