import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { officePaths } from '../../../api/office/office-paths.ts';
import { particularGroupNames } from '../../../api/office/particulars.text.ts';
import { particularGroupKeys } from '../../../api/office/particulars.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { TabLinks } from '../../../kit/tabs/TabLinks.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { readParticulars, readParticularsHistory } from './particulars.api.ts';
import styles from './particulars.module.css';
import { text } from './particulars.text.ts';
import { Differences } from './parts/Differences.tsx';
import { GroupForm } from './parts/GroupForm.tsx';
import { History } from './parts/History.tsx';
import { LogoForm } from './parts/LogoForm.tsx';

const tabs = [
  ...particularGroupKeys.map((key) => ({ key, name: particularGroupNames[key] })),
  { key: 'logo', name: text.logo },
].map((tab) => ({ ...tab, to: officePaths.particularGroup(tab.key) }));

/** `/office/particulars`: what the cooperative is called, how it looks and how it is reached. */
export function ParticularsPage() {
  return (
    <QueryPage
      query={useApiQuery(readParticulars, {})}
      title={text.title}
      sub={text.sub}
      className={styles.room}
      loading={text.loading}
      skeleton={<PanelSkeleton />}
      failed={text.failed}
      failedHint={text.failedHint}
      staffHome="/office"
    >
      {(read) => <Room read={read} />}
    </QueryPage>
  );
}

function Room({ read }: { readonly read: DataOf<typeof readParticulars> }) {
  const call = useCall();
  const forget = useInvalidate();
  const [data, setData] = useState(read);
  const [query] = useSearchParams();
  const chosen = tabs.find(({ key }) => key === query.get('group')) ?? tabs[0];
  const group = particularGroupKeys.find((key) => key === chosen?.key);

  /** What the store has now; the history is asked for again with it. */
  async function refresh() {
    const fresh = (await call(readParticulars, {}, { manner: 'silent' })).data;
    setData(fresh);
    forget(readParticularsHistory);
    return fresh;
  }

  return (
    <>
      <Differences version={data.versions.map((one) => one.version).join(' ')} />
      <TabLinks label={text.groups} tabs={tabs} current={chosen?.key ?? ''} />
      <Panel title={chosen?.name} key={chosen?.key}>
        {group === undefined ? (
          <LogoForm data={data} refresh={refresh} />
        ) : (
          <GroupForm group={group} data={data} refresh={refresh} />
        )}
      </Panel>
      <History />
    </>
  );
}
