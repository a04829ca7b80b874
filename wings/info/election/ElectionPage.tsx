import { Vote } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Top } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { useSite } from '../../../shell/site/site.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { readYear } from './election.address.ts';
import { readElection } from './election.api.ts';
import styles from './election.module.css';
import { electionText as text } from './election.text.ts';
import { ElectionBody } from './parts/ElectionBody.tsx';
import { ElectionBones } from './parts/ElectionSkeleton.tsx';

/** `/election` (R020; D-20): what matters now comes first; earlier years by `?year=`. */
export function ElectionPage() {
  const { phone } = useSite();
  const [query] = useSearchParams();
  const feed = useFeed(readElection, readYear(query));
  usePageTitle(feed.data?.title);
  if (feed.code === 'not_found' || feed.code === 'bad_input') return <NotFound />;
  if (feed.data) return <ElectionBody election={feed.data} />;
  return (
    <Wrap className={styles.page}>
      <Top title={text.title} />
      {feed.state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
            {text.failedHint}
          </Failed>
        </Panel>
      ) : null}
      {feed.state === 'fetching' ? <ElectionBones /> : null}
      {feed.state === 'success' ? (
        <Panel>
          <Blank icon={Vote} title={text.none}>
            {text.noneHint}
          </Blank>
        </Panel>
      ) : null}
    </Wrap>
  );
}
