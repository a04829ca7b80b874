import { Vote } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmptyPanel } from '../../../kit/blank/EmptyPanel.tsx';
import { NotFound } from '../../../kit/blank/NotFound.tsx';
import { isMissing, useFeed } from '../../../kit/feed/use-feed.ts';
import { Wrap } from '../../../kit/frame/Wrap.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { usePageTitle } from '../../../kit/site/page-title.ts';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
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
  const query = useFeed(readElection, readYear(params));
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
