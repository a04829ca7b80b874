import { useFeed } from '../../../../kit/feed/use-feed.ts';
import { useFormOutcome } from '../../../../kit/form/outcome.ts';
import { Go } from '../../../../kit/link/Go.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Say } from '../../../../kit/say/Say.tsx';
import { useMemberSession } from '../../../../kit/session/member-session.ts';
import { useSite } from '../../../../kit/site/site.ts';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { checkVote, readOwnVote } from '../election.api.ts';
import { CheckForm } from './CheckForm.tsx';
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
          <SkeletonLines count={3} />
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
