import { useState } from 'react';
import { useParams } from 'react-router';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { MoreLink } from '../../../kit/link/MoreLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readOfficeTopic } from './board.api.ts';
import styles from './board.module.css';
import { text } from './board.text.ts';
import { AnswerForm } from './parts/AnswerForm.tsx';
import { ModerateDialog } from './parts/ModerateDialog.tsx';
import { type ModeratedPost, PostView } from './parts/PostView.tsx';
import type { Topic } from './topic.ts';

const words = text.one;
const toBoard = <BackLink to={officeRooms.board.path}>{words.back}</BackLink>;
const skeleton = (
  <Panel>
    <SkeletonLines count={6} />
  </Panel>
);

/** `/office/board/:id`: a question and all below it, hidden or not, and what staff do with it. */
export function TopicPage() {
  const { id = '' } = useParams();
  const query = useApiQuery(readOfficeTopic, { id });
  if (isMissing(query)) return <Missing />;
  return (
    <>
      {query.data ? null : <PageHeading back={toBoard} title={text.title} />}
      <QueryContent
        query={query}
        loading={words.loading}
        skeleton={skeleton}
        failed={words.failed}
        failedHint={text.failedHint}
        staffHome="/office"
      >
        {(first) => <Whole key={first.id} first={first} />}
      </QueryContent>
    </>
  );
}

function Missing() {
  return (
    <>
      <PageHeading title={text.title} />
      <NoMatch
        title={words.missing}
        hint={words.missingHint}
        to={officeRooms.board.path}
        back={words.back}
      />
    </>
  );
}

/** What each change gives back stands in the place of what was read first; forms stay. */
function Whole({ first }: { readonly first: Topic }) {
  const [topic, setTopic] = useState(first);
  const [moderated, setModerated] = useState<ModeratedPost>();
  const question: ModeratedPost = { what: words.theQuestion, hidden: topic.hidden };
  return (
    <>
      <PageHeading back={toBoard} title={topic.title} />
      <div className={styles.panels}>
        <Panel
          title={words.question}
          end={
            topic.hidden ? undefined : (
              <MoreLink to={paths.boardShow(topic.id)}>{words.onSite}</MoreLink>
            )
          }
        >
          <PostView post={topic} moderated={question} onModerate={setModerated} />
        </Panel>
        {topic.hidden && topic.answers_list.length > 0 ? (
          <Alert kind="warn">{words.underHidden}</Alert>
        ) : null}
        <Panel title={words.answers(topic.answers_list.length)}>
          {topic.answers_list.length === 0 ? (
            <p className={styles.muted}>{words.noAnswers}</p>
          ) : (
            <ol className={styles.answers}>
              {topic.answers_list.map((answer) => (
                <li key={answer.id}>
                  <PostView
                    post={answer}
                    moderated={{ answerId: answer.id, hidden: answer.hidden }}
                    onModerate={setModerated}
                  />
                </li>
              ))}
            </ol>
          )}
        </Panel>
        <AnswerForm topicId={topic.id} onAnswered={setTopic} />
      </div>
      <ModerateDialog
        topicId={topic.id}
        post={moderated}
        onClose={() => setModerated(undefined)}
        onTopic={setTopic}
      />
    </>
  );
}
