import { useNavigate } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { readBoard, readBoardTopic } from './board.api.ts';
import { boardText as text } from './board.text.ts';
import { answerAnchor, writeAddress } from './show.address.ts';
import { MemberOnly } from './write/MemberOnly.tsx';
import { PostForm } from './write/PostForm.tsx';

/** The place to answer, for whoever is signed in; the way there for everybody else. */
export function AnswerPanel({ topicId }: { readonly topicId: string }) {
  const navigate = useNavigate();
  const forget = useInvalidate();
  async function posted({ id, page = 1 }: { id: number; page?: number }) {
    forget(readBoardTopic, readBoard);
    await navigate(`${writeAddress(topicId, page)}#${answerAnchor(id)}`, { replace: true });
  }
  return (
    <MemberOnly about={text.signIn.toAnswer} to={paths.memberLogonBoard(topicId)}>
      <Panel title={text.write.answer}>
        <PostForm topicId={topicId} onPosted={posted} />
      </Panel>
    </MemberOnly>
  );
}
