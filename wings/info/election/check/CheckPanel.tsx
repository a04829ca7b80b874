import { Alert } from '../../../../kit/alert/Alert.tsx';
import { PhoneLink } from '../../../../kit/link/PhoneLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { useFormOutcome } from '../../../../shell/form/outcome.ts';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useMemberSession } from '../../../../shell/session/member-session.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { checkVote, readOwnVote } from '../election.api.ts';
import { CheckForm } from './CheckForm.tsx';
import { checkText as text } from './check.text.ts';
import { VoterCard } from './VoterCard.tsx';

/** A signed-in member's own place on the voter list; for everybody else the form that asks. */
export function CheckPanel() {
  const { loggedIn } = useMemberSession();
  // What somebody asked by the form, they are told, signed in or not.
  const posted = useFormOutcome(checkVote);
  const query = useApiQuery(readOwnVote, loggedIn ? {} : undefined);
  if (!loggedIn || posted) return <CheckForm />;
  if (query.state === 'failure')
    return <CheckForm above={<Alert kind="warn">{text.own.failed}</Alert>} />;
  return (
    <Panel title={text.own.title}>
      {query.state === 'fetching' ? (
        <Loading what={text.own.loading}>
          <SkeletonLines count={3} />
        </Loading>
      ) : null}
      {query.data ? <VoterCard voter={query.data} /> : null}
      {query.state === 'success' && !query.data ? <NotListed /> : null}
    </Panel>
  );
}

function NotListed() {
  const { phone } = useSite();
  return (
    <p>
      {text.own.none}{' '}
      <Nowrap>
        <PhoneLink of={phone} />
      </Nowrap>
    </p>
  );
}
