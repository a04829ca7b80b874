import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { TakeFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useKnown } from '../../../shell/query/use-last-data.ts';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { linesOf, WelfareList } from './WelfareList.tsx';
import { WelfareBones } from './WelfareSkeleton.tsx';
import { readWelfare, takeWelfare } from './welfare.api.ts';
import { text } from './welfare.text.ts';
import { addressOf, viewOf } from './welfare-address.ts';

const tabs = (['1', '2', '3'] as const).map((key) => ({
  key,
  name: text.tabs[key],
  to: addressOf({ curKey: key }),
}));

/** `/member/welfare` (R051, R106; D-15): received, asked for, and what there is. */
export function WelfarePage() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const feed = useFeed(readWelfare, view);
  const known = useKnown(feed);
  return (
    <>
      <DatedTop
        title={text.title}
        day={known?.as_of}
        end={feed.state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current={view.curKey} />
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
      {feed.state === 'fetching' ? <WelfareBones /> : null}
      {feed.data && linesOf(feed.data) > 0 ? (
        <FileRow>
          <TakeFiles endpoint={takeWelfare} input={{ curKey: view.curKey }} />
        </FileRow>
      ) : null}
      {feed.data ? <WelfareList welfare={feed.data} page={view.page} /> : null}
    </>
  );
}
