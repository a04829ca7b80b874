import { Receipt } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readKep } from './collections.api.ts';
import { text } from './collections.text.ts';
import { CollectionList } from './list/CollectionList.tsx';
import { kepAddress } from './list/collections-address.ts';
import { Newest } from './list/Newest.tsx';

const tabs = [
  { key: 'monthly', name: text.tabs.monthly, to: paths.memberKep },
  { key: 'other', name: text.tabs.other, to: `${paths.memberKep}?tab=other` },
  { key: 'kepcrem', name: text.tabs.kepcrem, to: paths.memberKepcrem },
];

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
      intro={<TabLinks label={text.tabsLabel} tabs={tabs} current={kind} />}
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
