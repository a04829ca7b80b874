import { useParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { truncate } from '../../../../core/truncate.ts';
import { NotFound } from '../../../../kit/blank/NotFound.tsx';
import { Crumbs } from '../../../../kit/crumbs/Crumbs.tsx';
import { isMissing, useFeed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { Wrap } from '../../../../kit/frame/Wrap.tsx';
import { QueryContent } from '../../../../kit/page/QueryContent.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { usePageTitle } from '../../../../kit/site/page-title.ts';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { readTopic } from '../topics.api.ts';
import { topicsText as text } from '../topics.text.ts';
import { Article } from './Article.tsx';
import { topicInput } from './show.address.ts';
import styles from './show.module.css';
import { Beside, Neighbours } from './Ways.tsx';

const skeleton = (
  <Panel>
    <SkeletonLines count={4} />
  </Panel>
);

/** `/show/{topicId}` (R014; D-17): a topic with its text, pictures, files, and ways on. */
export function ShowPage() {
  const { topicId } = useParams();
  const query = useFeed(readTopic, topicInput(topicId));
  usePageTitle(isMissing(query) ? text.missing : query.data?.title);
  if (isMissing(query)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      {query.data ? null : <Top title={text.title} />}
      <QueryContent
        query={query}
        loading={text.show.loading}
        skeleton={skeleton}
        failed={text.failed}
        failedHint={text.failedHint}
      >
        {(topic) => <Topic topic={topic} />}
      </QueryContent>
    </Wrap>
  );
}

function Topic({ topic }: { readonly topic: DataOf<typeof readTopic> }) {
  const { category, category_name: name, title } = topic;
  return (
    <>
      <Crumbs trail={[{ name, to: paths.list(category) }, { name: truncate(title) }]} />
      <div className={styles.sheet}>
        <Article topic={topic} />
        <Beside topic={topic} />
      </div>
      <Neighbours topic={topic} />
    </>
  );
}
