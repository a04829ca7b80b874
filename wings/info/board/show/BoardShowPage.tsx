import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { questionLimit, truncate } from '../../../../core/truncate.ts';
import { NotFound } from '../../../../kit/blank/NotFound.tsx';
import { isMissing, useFeed } from '../../../../kit/feed/use-feed.ts';
import { Wrap } from '../../../../kit/frame/Wrap.tsx';
import { Back } from '../../../../kit/link/Back.tsx';
import { QueryContent } from '../../../../kit/page/QueryContent.tsx';
import { Pages } from '../../../../kit/pages/Pages.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { usePageTitle } from '../../../../kit/site/page-title.ts';
import { RowsSkeleton } from '../../../../kit/skeleton/RowsSkeleton.tsx';
import { readBoardTopic } from '../board.api.ts';
import { boardText as text } from '../board.text.ts';
import { Post } from '../parts/Post.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { Answers } from './Answers.tsx';
import { readAddress, writeAddress } from './show.address.ts';
import styles from './show.module.css';

/** `/boardShow/{topicId}` (R017; D-18): a question, its answers, and a place to answer. */
export function BoardShowPage() {
  const { topicId } = useParams();
  const [params] = useSearchParams();
  const asked = readAddress(topicId, params);
  const query = useFeed(readBoardTopic, asked);
  usePageTitle(query.data && truncate(query.data.title, questionLimit));
  if (isMissing(query)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <Back to={paths.board}>{text.show.back}</Back>
      <QueryContent
        query={query}
        loading={text.show.loading}
        skeleton={<RowsSkeleton />}
        failed={text.show.failed}
        failedHint={text.list.failedHint}
      >
        {(topic) => <Topic topic={topic} />}
      </QueryContent>
      {/* Outside of what is asked anew: what is being typed stays. */}
      {query.state === 'failure' ? null : <AnswerPanel key={asked.id} topicId={asked.id} />}
    </Wrap>
  );
}

function Topic({ topic }: { readonly topic: DataOf<typeof readBoardTopic> }) {
  const { id, title, display_name: name, posted_at: at, body } = topic;
  return (
    <>
      <article>
        <h1 className={styles.title}>{title}</h1>
        <Panel>
          <Post name={name} at={at} body={body} />
        </Panel>
      </article>
      <Answers topic={topic} />
      <Pages
        page={topic.page}
        perPage={topic.per_page}
        total={topic.total}
        href={(page) => writeAddress(id, page)}
      />
    </>
  );
}
