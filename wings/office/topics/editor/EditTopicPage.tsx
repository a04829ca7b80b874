import { useLocation, useParams } from 'react-router';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { NoMatch } from '../../../../kit/empty-state/NoMatch.tsx';
import { BackLink } from '../../../../kit/link/BackLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { QueryContent } from '../../../../shell/page/QueryContent.tsx';
import { isMissing, useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { isNewTopic } from '../new-topic.ts';
import { topicText } from '../topics.text.ts';
import { Edit } from './Edit.tsx';
import { readEdited } from './editor.api.ts';
import { text } from './editor.text.ts';

const skeleton = (
  <Panel>
    <SkeletonLines count={12} />
  </Panel>
);

/** `/office/topics/:id`: one topic, to be written and published (D-17). */
export function EditTopicPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const query = useApiQuery(readEdited, { id });
  if (isMissing(query)) {
    return (
      <>
        <PageHeading title={text.title} />
        <NoMatch
          title={text.missing}
          hint={text.missingHint}
          to={officeRooms.topics.path}
          back={topicText.all}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading
        back={<BackLink to={officeRooms.topics.path}>{topicText.all}</BackLink>}
        title={text.title}
        sub={query.data?.content.title}
      />
      <QueryContent
        query={query}
        loading={text.loading}
        skeleton={skeleton}
        failed={text.failed}
        failedHint={topicText.failedHint}
        staffHome="/office"
      >
        {(edited) => (
          <Edit
            key={`${edited.id} ${edited.version}`}
            edited={edited}
            goesOn={isNewTopic(state) && edited.content.summary === ''}
          />
        )}
      </QueryContent>
    </>
  );
}
