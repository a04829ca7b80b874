import { Receipt } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { CollectionsSkeleton } from './CollectionsSkeleton.tsx';
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
  const query = useApiQuery(readKep, { kind, page });
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current={kind} />
      {state === 'fetching' ? <CollectionsSkeleton newest={kind === 'monthly' && !page} /> : null}
      <FailedQuery query={query} title={text.list.failed}>
        {text.safe}
      </FailedQuery>
      {data ? <Collections {...data} page={page} /> : null}
    </>
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
    <Panel>
      <EmptyState icon={Receipt} title={isMonthly ? text.list.empty : text.list.otherEmpty}>
        {isMonthly ? text.list.emptyHint : text.list.otherEmptyHint}
      </EmptyState>
    </Panel>
  );
}
