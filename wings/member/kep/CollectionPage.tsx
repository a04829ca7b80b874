import { useParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { NotAmong } from '../../../kit/blank/NotAmong.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { Top } from '../../../kit/frame/Top.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { FiguresSkeleton } from '../../../kit/skeleton/FiguresSkeleton.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { BillHead } from './collection/BillHead.tsx';
import { BillItems } from './collection/BillItems.tsx';
import { Comparison } from './collection/Comparison.tsx';
import { type BillKey, isBillKey } from './collection/key.ts';
import { Papers } from './collection/Papers.tsx';
import { ReportedPanel } from './collection/ReportedPanel.tsx';
import { Shortfall } from './collection/Shortfall.tsx';
import { readCollection } from './kep.api.ts';
import { text } from './kep.text.ts';
import { monthLong } from './said.ts';

const words = text.one;

/** `/member/kep/:year/:month/:seq` (R047; D-11): one bill or receipt, item by item. */
export function CollectionPage() {
  const { year = '', month = '', seq = '' } = useParams();
  const key = { year, month, seq };
  // Another bill is another page: nothing of the one before may stand in it.
  return isBillKey(key) ? <Collection key={`${year}/${month}/${seq}`} of={key} /> : <Unknown />;
}

const skeleton = (
  <>
    <FiguresSkeleton facts={4} />
    <FileRow />
    <RowsSkeleton columns={5} />
  </>
);

function Collection({ of }: { readonly of: BillKey }) {
  const query = useFeed(readCollection, of);
  if (query.code === 'not_found') return <Unknown />;
  return (
    <QueryPage
      query={query}
      title={(known) => (known ? titleOf(known.head) : text.title)}
      sub={asOfLine}
      control={<HideAmounts />}
      loading={words.loading}
      skeleton={skeleton}
      failed={words.failed}
      failedHint={text.safe}
    >
      {(bill) => <Bill bill={bill} of={of} />}
    </QueryPage>
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
