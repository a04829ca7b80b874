import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { questionLimit, truncate } from '../../../core/truncate.ts';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Back } from '../../../kit/link/BackLink.tsx';
import { Pages } from '../../../kit/pagination/Pagination.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { useSite } from '../../../shell/site/site.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { Answers } from './Answers.tsx';
import { readBoardTopic } from './board.api.ts';
import { boardText as text } from './board.text.ts';
import { BoardBones } from './list/BoardSkeleton.tsx';
import { Post } from './Post.tsx';
import { readAddress, writeAddress } from './show.address.ts';
import styles from './show.module.css';

/** `/boardShow/{topicId}` (R017; D-18): a question, its answers, and a place to answer. */
export function BoardShowPage() {
  const { phone } = useSite();
  const { topicId } = useParams();
  const [query] = useSearchParams();
  const asked = readAddress(topicId, query);
  const feed = useFeed(readBoardTopic, asked);
  usePageTitle(feed.data && truncate(feed.data.title, questionLimit));
  if (feed.code === 'not_found' || feed.code === 'bad_input') return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <Back to={paths.board}>{text.show.back}</Back>
      {feed.state === 'failure' ? (
        <Panel>
          <Failed title={text.show.failed} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
            {text.list.failedHint}
          </Failed>
        </Panel>
      ) : null}
      {feed.state === 'fetching' ? <BoardBones what={text.show.loading} /> : null}
      {feed.data ? <Topic topic={feed.data} /> : null}
      {/* Outside of what is asked anew: what is being typed stays. */}
      {feed.state === 'failure' ? null : <AnswerPanel key={asked.id} topicId={asked.id} />}
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
