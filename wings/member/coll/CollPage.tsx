import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { TakeFiles } from '../../../kit/take-away/TakeFiles.tsx';
import { CollBones } from './CollBones.tsx';
import { type CollTab, collTabs, readColl, takeColl } from './coll.api.ts';
import styles from './coll.module.css';
import { text } from './coll.text.ts';
import { Given } from './Given.tsx';
import { Mine } from './Mine.tsx';

const tabs = collTabs.map((key) => ({
  key,
  name: text.tabs[key],
  to: key === 'given' ? paths.memberColl : `${paths.memberColl}?tab=${key}`,
}));

/** `/member/coll` (R049; D-13): whom the member guarantees, and who guarantees the member. */
export function CollPage() {
  const { phone } = useSite();
  const [params] = useSearchParams();
  const tab: CollTab = params.get('tab') === 'mine' ? 'mine' : 'given';
  const { state, data, ref, retry } = useFeed(readColl, {});
  return (
    <>
      <Top
        title={text.title}
        sub={
          data ? (
            <>
              {text.asOf} <ThaiDate day={data.as_of} long />
            </>
          ) : (
            '\u00a0'
          )
        }
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      <TabLinks label={text.tabsLabel} tabs={tabs} current={tab} />
      {state === 'fetching' ? <CollBones /> : null}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
            {text.safe}
          </Failed>
        </Panel>
      ) : null}
      {data && tab === 'given' ? <Given {...data} /> : null}
      {data && tab === 'mine' ? <Mine {...data} /> : null}
      {data && data[tab].length > 0 ? (
        <div className={styles.take}>
          <TakeFiles endpoint={takeColl} input={{ tab }} />
        </div>
      ) : null}
    </>
  );
}
