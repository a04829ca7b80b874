import { Vote } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { useSite } from '../../../shell/site/site.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { readYear } from './election.address.ts';
import { readElection } from './election.api.ts';
import styles from './election.module.css';
import { electionText as text } from './election.text.ts';
import { ElectionBody } from './parts/ElectionBody.tsx';
import { ElectionSkeleton } from './parts/ElectionSkeleton.tsx';

/** `/election` (R020; D-20): what matters now comes first; earlier years by `?year=`. */
export function ElectionPage() {
  const { phone } = useSite();
  const [params] = useSearchParams();
  const query = useApiQuery(readElection, readYear(params));
  usePageTitle(query.data?.title);
  if (query.code === 'not_found' || query.code === 'bad_input') return <NotFound />;
  if (query.data) return <ElectionBody election={query.data} />;
  return (
    <Wrap className={styles.page}>
      <PageHeading title={text.title} />
      {query.state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={query.ref} onRetry={query.retry} phone={phone}>
            {text.failedHint}
          </Failed>
        </Panel>
      ) : null}
      {query.state === 'fetching' ? <ElectionSkeleton /> : null}
      {query.state === 'success' ? (
        <Panel>
          <EmptyState icon={Vote} title={text.none}>
            {text.noneHint}
          </EmptyState>
        </Panel>
      ) : null}
    </Wrap>
  );
}
