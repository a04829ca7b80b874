import { useParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { truncate } from '../../../core/truncate.ts';
import { Breadcrumbs } from '../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { useSite } from '../../../shell/site/site.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { Article } from './Article.tsx';
import { topicInput } from './show.address.ts';
import styles from './show.module.css';
import { Beside, Neighbours } from './TopicNavigation.tsx';
import { readTopic } from './topics.api.ts';
import { topicsText as text } from './topics.text.ts';

/** `/show/{topicId}` (R014; D-17): a topic with its text, pictures, files, and ways on. */
export function ShowPage() {
  const { phone } = useSite();
  const { topicId } = useParams();
  const query = useApiQuery(readTopic, topicInput(topicId));
  const topic = query.data;
  const isMissing = query.code === 'not_found' || query.code === 'bad_input';
  usePageTitle(isMissing ? text.missing : topic?.title);
  if (isMissing) return <NotFound />;
  if (topic) {
    const trail = [
      { name: topic.category_name, to: paths.list(topic.category) },
      { name: truncate(topic.title) },
    ];
    return (
      <Wrap className={styles.page}>
        <Breadcrumbs trail={trail} />
        <div className={styles.sheet}>
          <Article topic={topic} />
          <Beside topic={topic} />
        </div>
        <Neighbours topic={topic} />
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.page}>
      <PageHeading title={text.title} />
      {query.state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={query.ref} onRetry={query.retry} phone={phone}>
            {text.failedHint}
          </Failed>
        </Panel>
      ) : (
        <Loading what={text.show.loading}>
          <Panel>
            <SkeletonBar width="50" />
            <SkeletonBar width="80" />
            <SkeletonBar width="80" />
            <SkeletonBar width="65" />
          </Panel>
        </Loading>
      )}
    </Wrap>
  );
}
