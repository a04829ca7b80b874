import { useSearchParams } from 'react-router';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { ListFiles } from '../../../parts/download/ListFiles.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { linesOf, NoWelfare, WelfareList } from './WelfareList.tsx';
import { downloadWelfare, readWelfare } from './welfare.api.ts';
import { text } from './welfare.text.ts';
import { addressOf, viewOf } from './welfare-address.ts';

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
      query={useApiQuery(readWelfare, view)}
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
          <ListFiles endpoint={downloadWelfare} input={{ curKey: view.curKey }} />
          <WelfareList welfare={welfare} page={view.page} />
        </>
      )}
    </QueryPage>
  );
}
