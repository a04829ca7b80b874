import { useParams, useSearchParams } from 'react-router';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { questionLimit, truncate } from '../../../core/truncate.ts';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Pagination } from '../../../kit/pagination/Pagination.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { usePageTitle } from '../../../shell/site/page-title.ts';
import { NotFound } from '../../../shell/status-screen/NotFound.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { Answers } from './Answers.tsx';
import { readBoardTopic } from './board.api.ts';
import { boardText as text } from './board.text.ts';
import { Post } from './Post.tsx';
import { readAddress, writeAddress } from './show.address.ts';
import styles from './show.module.css';

/** `/boardShow/{topicId}` (R017; D-18): a question, its answers, and a place to answer. */
export function BoardShowPage() {
  const { topicId } = useParams();
  const [params] = useSearchParams();
  const input = readAddress(topicId, params);
  const query = useApiQuery(readBoardTopic, input);
  usePageTitle(query.data && truncate(query.data.title, questionLimit));
  if (isMissing(query)) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <BackLink to={paths.board}>{text.show.back}</BackLink>
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
      {query.state === 'failure' ? null : <AnswerPanel key={input.id} topicId={input.id} />}
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
      <Pagination
        page={topic.page}
        perPage={topic.per_page}
        total={topic.total}
        href={(page) => writeAddress(id, page)}
      />
    </>
  );
}
