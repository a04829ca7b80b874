import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DownloadFiles } from '../../../parts/download/DownloadFiles.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { linesOf, WelfareList } from './WelfareList.tsx';
import { WelfareSkeleton } from './WelfareSkeleton.tsx';
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
  const query = useApiQuery(readWelfare, view);
  const known = useLastData(query);
  return (
    <>
      <DatedPageHeading
        title={text.title}
        day={known?.as_of}
        end={query.state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current={view.curKey} />
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {query.state === 'fetching' ? <WelfareSkeleton /> : null}
      {query.data && linesOf(query.data) > 0 ? (
        <FileRow>
          <DownloadFiles endpoint={takeWelfare} input={{ curKey: view.curKey }} />
        </FileRow>
      ) : null}
      {query.data ? <WelfareList welfare={query.data} page={view.page} /> : null}
    </>
  );
}
