import { Failed } from '../../../kit/blank/Failed.tsx';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { useOfficer } from '../../../kit/office/office-context.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { endAndTell } from '../../../kit/sessions/end-and-tell.ts';
import { type Ending, SessionsPanel } from '../../../kit/sessions/SessionsPanel.tsx';
import { sessionsText } from '../../../kit/sessions/sessions.text.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { endOwnSessions, readOwnSessions } from './home.api.ts';
import { text } from './home.text.ts';

/** Where the member of staff is signed in, and how to end it elsewhere. */
export function OwnSessions() {
  const call = useCall();
  const { login } = useOfficer();
  const { data, state, ref, retry } = useFeed(readOwnSessions, {});

  async function end(what: Ending) {
    await endAndTell(call, endOwnSessions, what);
    retry();
  }

  if (data) {
    return (
      <SessionsPanel
        sessions={data.sessions}
        note={sessionsText.ask.staffNote}
        userName={login}
        onEnd={end}
      />
    );
  }
  return (
    <Panel title={sessionsText.title}>
      {state === 'failure' ? (
        <Failed title={text.failed} refCode={ref} onRetry={retry} home="/office">
          {text.failedSay}
        </Failed>
      ) : (
        <Loading what={text.loading}>
          <SkeletonLines count={2} />
        </Loading>
      )}
    </Panel>
  );
}
