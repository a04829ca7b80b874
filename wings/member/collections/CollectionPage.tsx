import { FileText, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import type * as z from 'zod/mini';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { useFile } from '../../../parts/download/use-file.ts';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { BillHead } from './collection/BillHead.tsx';
import { BillItems } from './collection/BillItems.tsx';
import { Comparison } from './collection/Comparison.tsx';
import { type BillKey, isBillKey } from './collection/key.ts';
import { ReportedPanel } from './collection/ReportedPanel.tsx';
import { Shortfall } from './collection/Shortfall.tsx';
import { printCollection, readCollection } from './collections.api.ts';
import styles from './collections.module.css';
import { text } from './collections.text.ts';
import type { headShape } from './shapes.ts';
import { billMonth } from './status-words.ts';

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
    <FileRow />
    <FiguresSkeleton facts={4} />
    <RowsSkeleton columns={5} />
  </>
);

function Collection({ of }: { readonly of: BillKey }) {
  const query = useApiQuery(readCollection, of);
  if (query.code === 'not_found') return <Unknown />;
  return (
    <QueryPage
      query={query}
      title={(cached) => (cached ? titleOf(cached.head) : text.title)}
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
  head.kind === 'monthly' ? words.monthly(billMonth(head)) : words.other;

function Bill({ bill, of }: { readonly bill: BillData; readonly of: BillKey }) {
  const { head, compared } = bill;
  return (
    <>
      <FileRow>
        <Papers head={head} of={of} />
      </FileRow>
      <BillHead bill={bill} />
      {head.reported ? <ReportedPanel reported={head.reported} /> : null}
      <Shortfall head={head} movedTo={bill.new_agency_name} />
      <div className={styles.items}>
        <BillItems bill={bill} />
      </div>
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

interface PapersProps {
  readonly head: z.output<typeof headShape>;
  readonly of: BillKey;
}

/** Bill or receipt as a document, and the page itself on paper. */
function Papers({ head, of }: PapersProps) {
  const { busy, download } = useFile(printCollection);
  const words = text.one;
  const isReceipt = head.posted && head.collected !== '0.00';
  return (
    <fieldset className={styles.papers} aria-label={words.papers}>
      <Button small icon={Printer} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button
        small
        icon={FileText}
        busy={busy !== undefined}
        busyText={words.making}
        onClick={() => void download(of)}
      >
        {isReceipt ? words.downloadReceipt : words.downloadBill}
      </Button>
    </fieldset>
  );
}
