import { ChevronDown, Receipt } from 'lucide-react';
import { useState, useTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { collectionTabs } from '../../../api/collection-tabs.text.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { Pager } from '../../../parts/statement/Pager.tsx';
import { StatementPage } from '../../../parts/statement/StatementPage.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { downloadKep, readKep } from './collections.api.ts';
import styles from './collections.module.css';
import { text } from './collections.text.ts';
import { CollectionRows } from './list/CollectionRows.tsx';
import { kepAddress, kepQuery } from './list/collections-address.ts';
import { Newest } from './list/Newest.tsx';

/** `/member/kep` (R047; D-11): what is collected each month, and receipts of the counter. */
export function CollectionsPage() {
  const [params] = useSearchParams();
  const { kind, page } = kepAddress(params);
  return (
    <QueryPage
      query={useApiQuery(readKep, { kind, page })}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      intro={<TabLinks {...collectionTabs} current={kind} />}
      loading={text.list.loading}
      skeleton={
        <>
          {kind === 'monthly' && !page ? <FiguresSkeleton facts={4} /> : null}
          <FileRow />
          <RowsSkeleton columns={5} />
        </>
      }
      failed={text.list.failed}
      failedHint={text.safe}
    >
      {(kep) => <Collections {...kep} page={page} />}
    </QueryPage>
  );
}

type CollectionsProps = DataOf<typeof readKep> & { readonly page: string | undefined };

function Collections(kep: CollectionsProps) {
  const { collections, kind, latest } = kep;
  const [newest] = collections;
  if (!newest) return <Nothing kind={kind} />;
  return (
    <>
      {latest ? <Newest head={newest} groups={latest} /> : null}
      <CollectionList {...kep} />
    </>
  );
}

function Nothing({ kind }: Pick<DataOf<typeof readKep>, 'kind'>) {
  const isMonthly = kind === 'monthly';
  return (
    <EmptyPanel icon={Receipt} title={isMonthly ? text.list.empty : text.list.otherEmpty}>
      {isMonthly ? text.list.emptyHint : text.list.otherEmptyHint}
    </EmptyPanel>
  );
}

/** D-11: six at first, the others of the page when asked for. */
const atFirst = 6;

type CollectionListProps = DataOf<typeof readKep> & { readonly page: string | undefined };

/** One kind's bills or receipts, newest first, with their files. */
function CollectionList({ collections, kind, page, next, prev }: CollectionListProps) {
  const { pathname } = useLocation();
  const [all, setAll] = useState(page !== undefined);
  const [isUnfolding, unfold] = useTransition();
  const shown = all ? collections : collections.slice(0, atFirst);
  const hidden = collections.length - shown.length;
  const to = (cursor: string | null) =>
    cursor === null ? undefined : pathname + kepQuery({ kind, page: cursor });
  return (
    <StatementPage page={page}>
      <ListFiles endpoint={downloadKep} input={{ kind }} />
      <CollectionRows kind={kind} collections={shown} />
      {hidden > 0 ? (
        <p className={styles.more}>
          <Button
            icon={ChevronDown}
            busy={isUnfolding}
            busyText={text.list.unfolding}
            onClick={() => unfold(() => setAll(true))}
          >
            {text.list.more(hidden)}
          </Button>
        </p>
      ) : (
        <Pager label={text.list.pages} newer={to(prev)} older={to(next)} />
      )}
    </StatementPage>
  );
}
