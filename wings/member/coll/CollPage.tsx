import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { FiguresSkeleton } from '../../../kit/skeleton/FiguresSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { type CollTab, collTabs, readColl, takeColl } from './coll.api.ts';
import { text } from './coll.text.ts';
import { Given } from './Given.tsx';
import { Mine } from './Mine.tsx';

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
export function CollPage() {
  const [params] = useSearchParams();
  const tab: CollTab = params.get('tab') === 'mine' ? 'mine' : 'given';
  return (
    <QueryPage
      query={useFeed(readColl, {})}
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
  const files = (
    <FileRow>
      <TakeFiles endpoint={takeColl} input={{ tab }} />
    </FileRow>
  );
  return tab === 'given' ? <Given {...coll} files={files} /> : <Mine {...coll} files={files} />;
}
