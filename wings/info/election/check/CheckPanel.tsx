import { Say } from '../../../../kit/alert/Alert.tsx';
import { Go } from '../../../../kit/link/Link.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../../kit/skeleton/SkeletonBar.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { useFormOutcome } from '../../../../shell/form/outcome.ts';
import { useFeed } from '../../../../shell/query/use-query-state.ts';
import { useMemberSession } from '../../../../shell/session/member-session.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { checkVote, readOwnVote } from '../election.api.ts';
import { CheckForm } from './CheckForm.tsx';
import styles from './check.module.css';
import { checkText as text } from './check.text.ts';
import { VoterCard } from './VoterCard.tsx';

/** A signed-in member's own place on the voter list; for everybody else the form that asks. */
export function CheckPanel() {
  const { loggedIn } = useMemberSession();
  // What somebody asked by the form, they are told, signed in or not.
  const posted = useFormOutcome(checkVote);
  const feed = useFeed(readOwnVote, loggedIn ? {} : undefined);
  if (!loggedIn || posted) return <CheckForm />;
  if (feed.state === 'failure')
    return <CheckForm above={<Say kind="warn">{text.own.failed}</Say>} />;
  return (
    <Panel title={text.own.title}>
      {feed.state === 'fetching' ? (
        <Loading what={text.own.loading}>
          <div className={styles.bones}>
            <Bone width="65" />
            <Bone width="80" />
            <Bone width="50" />
          </div>
        </Loading>
      ) : null}
      {feed.data ? <VoterCard voter={feed.data} /> : null}
      {feed.state === 'success' && !feed.data ? <NotListed /> : null}
    </Panel>
  );
}

function NotListed() {
  const { phone } = useSite();
  return (
    <p>
      {text.own.none}{' '}
      <Nowrap>
        <Go to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Go>
      </Nowrap>
    </p>
  );
}
