import { Vote } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { readYear } from './election.address.ts';
import { readElection } from './election.api.ts';
import styles from './election.module.css';
import { electionText as text } from './election.text.ts';
import { ElectionBody } from './parts/ElectionBody.tsx';

/** Candidates at the one side, the calendar at the other. */
const skeleton = (
  <div className={styles.columns}>
    <Panel>
      <SkeletonLines count={12} />
    </Panel>
    <Panel>
      <SkeletonLines count={3} />
    </Panel>
  </div>
);

/** `/election` (R020; D-20): what matters now comes first; earlier years by `?year=`. */
export function ElectionPage() {
  const [params] = useSearchParams();
  const query = useApiQuery(readElection, readYear(params));
  usePageTitle(query.data?.title);
  if (isMissing(query)) return <NotFound />;
  if (query.data) return <ElectionBody election={query.data} />;
  return (
    <Wrap className={styles.page}>
      <QueryPage
        query={query}
        title={text.title}
        loading={text.loading}
        skeleton={skeleton}
        failed={text.failed}
        failedHint={text.failedHint}
      >
        {() => (
          <EmptyPanel icon={Vote} title={text.none}>
            {text.noneHint}
          </EmptyPanel>
        )}
      </QueryPage>
    </Wrap>
  );
}
