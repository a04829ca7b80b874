import { useParams } from 'react-router';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { topicInput } from './show.address.ts';
import styles from './show.module.css';
import { TopicSheet } from './TopicSheet.tsx';
import { readTopic } from './topics.api.ts';
import { topicsText as text } from './topics.text.ts';

const skeleton = (
  <Panel>
    <SkeletonLines count={4} />
  </Panel>
);

/** `/show/{topicId}` (R014; D-17): a topic with its text, pictures, files, and ways on. */
export function ShowPage() {
  const { topicId } = useParams();
  const query = useApiQuery(readTopic, topicInput(topicId));
  usePageTitle(isMissing(query) ? text.missing : query.data?.title);
  if (isMissing(query)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      {query.data ? null : <PageHeading title={text.title} />}
      <QueryContent
        query={query}
        loading={text.show.loading}
        skeleton={skeleton}
        failed={text.failed}
        failedHint={text.failedHint}
      >
        {(topic) => <TopicSheet topic={topic} />}
      </QueryContent>
    </Wrap>
  );
}
