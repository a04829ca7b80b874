import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { Given } from './GivenGuarantees.tsx';
import { GuaranteesSkeleton } from './GuaranteesSkeleton.tsx';
import { type CollTab, collTabs, readColl, takeColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';
import { Mine } from './OwnGuarantors.tsx';

const tabs = collTabs.map((key) => ({
  key,
  name: text.tabs[key],
  to: key === 'given' ? paths.memberColl : `${paths.memberColl}?tab=${key}`,
}));

/** `/member/coll` (R049; D-13): whom the member guarantees, and who guarantees the member. */
export function GuaranteesPage() {
  const [params] = useSearchParams();
  const tab: CollTab = params.get('tab') === 'mine' ? 'mine' : 'given';
  const query = useApiQuery(readColl, {});
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current={tab} />
      {state === 'fetching' ? <GuaranteesSkeleton /> : null}
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {data ? <Tab tab={tab} coll={data} /> : null}
    </>
  );
}

function Tab({ tab, coll }: { readonly tab: CollTab; readonly coll: DataOf<typeof readColl> }) {
  const files = (
    <FileRow>
      <DownloadFiles endpoint={takeColl} input={{ tab }} />
    </FileRow>
  );
  return tab === 'given' ? <Given {...coll} files={files} /> : <Mine {...coll} files={files} />;
}
