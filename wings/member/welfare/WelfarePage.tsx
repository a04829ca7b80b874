import { useSearchParams } from 'react-router';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { addressOf, viewOf } from './place/welfare-address.ts';
import { linesOf, NoWelfare, WelfareList } from './WelfareList.tsx';
import { readWelfare, takeWelfare } from './welfare.api.ts';
import { text } from './welfare.text.ts';

const tabs = (['1', '2', '3'] as const).map((key) => ({
  key,
  name: text.tabs[key],
  to: addressOf({ curKey: key }),
}));

const skeleton = (
  <>
    <FileRow />
    <RowsSkeleton rows={4} />
  </>
);

/** `/member/welfare` (R051, R106; D-15): received, asked for, and what there is. */
export function WelfarePage() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  return (
    <QueryPage
      query={useFeed(readWelfare, view)}
      title={text.title}
      sub={asOfLine}
      control={<HideAmounts />}
      intro={<TabLinks label={text.tabsLabel} tabs={tabs} current={view.curKey} />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      empty={(welfare) => linesOf(welfare) === 0 && <NoWelfare curKey={welfare.curKey} />}
    >
      {(welfare) => (
        <>
          <FileRow>
            <TakeFiles endpoint={takeWelfare} input={{ curKey: view.curKey }} />
          </FileRow>
          <WelfareList welfare={welfare} page={view.page} />
        </>
      )}
    </QueryPage>
  );
}
