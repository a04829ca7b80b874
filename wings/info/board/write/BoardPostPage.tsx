import { useNavigate } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { BackLink } from '../../../../kit/link/BackLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../../../shell/frame/Wrap.tsx';
import { useInvalidate } from '../../../../shell/query/use-invalidate.ts';
import { readBoard } from '../board.api.ts';
import { boardText as text } from '../board.text.ts';
import { BoardRules } from './BoardRules.tsx';
import { MemberOnly } from './MemberOnly.tsx';
import { PostForm } from './PostForm.tsx';
import styles from './write.module.css';

/** `/boardPost` (R016; D-18): a new question, for members; the way to sign in for others. */
export function BoardPostPage() {
  const navigate = useNavigate();
  const forget = useInvalidate();
  async function posted({ id }: { id: number }) {
    forget(readBoard);
    await navigate(paths.boardShow(id), { replace: true });
  }
  return (
    <Wrap className={styles.page}>
      <BackLink to={paths.board}>{text.title}</BackLink>
      <PageHeading title={text.write.topic} sub={text.write.about} />
      <div className={styles.two}>
        <MemberOnly about={text.signIn.toAsk} to={paths.memberLogonBoardPost}>
          <Panel label={text.write.topic}>
            <PostForm onPosted={posted} />
          </Panel>
        </MemberOnly>
        <BoardRules />
      </div>
    </Wrap>
  );
}
