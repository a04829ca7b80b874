import { useParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { truncate } from '../../../core/truncate.ts';
import { Crumbs } from '../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../kit/skeleton/SkeletonBar.tsx';
import { Top } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
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
  const feed = useFeed(readTopic, topicInput(topicId));
  const topic = feed.data;
  const isMissing = feed.code === 'not_found' || feed.code === 'bad_input';
  usePageTitle(isMissing ? text.missing : topic?.title);
  if (isMissing) return <NotFound />;
  if (topic) {
    const trail = [
      { name: topic.category_name, to: paths.list(topic.category) },
      { name: truncate(topic.title) },
    ];
    return (
      <Wrap className={styles.page}>
        <Crumbs trail={trail} />
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
      <Top title={text.title} />
      {feed.state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
            {text.failedHint}
          </Failed>
        </Panel>
      ) : (
        <Loading what={text.show.loading}>
          <Panel>
            <Bone width="50" />
            <Bone width="80" />
            <Bone width="80" />
            <Bone width="65" />
          </Panel>
        </Loading>
      )}
    </Wrap>
  );
}
