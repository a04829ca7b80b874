import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { GivenGuarantees } from './GivenGuarantees.tsx';
import { type CollTab, collTabs, downloadColl, readColl } from './guarantees.api.ts';
import { text } from './guarantees.text.ts';
import { Mine } from './OwnGuarantors.tsx';

const tabs = collTabs.map((key) => ({
  key,
  name: text.tabs[key],
  to: key === 'given' ? paths.memberColl : `${paths.memberColl}?tab=${key}`,
}));

const skeleton = (
  <>
    <FiguresSkeleton facts={3} />
    <FileRow />
    <CardsSkeleton cards={2} count={6} figure />
  </>
);

/** `/member/coll` (R049; D-13): whom the member guarantees, and who guarantees the member. */
export function GuaranteesPage() {
  const [params] = useSearchParams();
  const tab: CollTab = params.get('tab') === 'mine' ? 'mine' : 'given';
  return (
    <QueryPage
      query={useApiQuery(readColl, {})}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      intro={<TabLinks label={text.tabsLabel} tabs={tabs} current={tab} />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
    >
      {(coll) => <Tab tab={tab} coll={coll} />}
    </QueryPage>
  );
}

function Tab({ tab, coll }: { readonly tab: CollTab; readonly coll: DataOf<typeof readColl> }) {
  const files = <ListFiles endpoint={downloadColl} input={{ tab }} />;
  return tab === 'given' ? (
    <GivenGuarantees {...coll} files={files} />
  ) : (
    <Mine {...coll} files={files} />
  );
}
