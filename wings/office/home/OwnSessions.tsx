import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { endAndNotify } from '../../../parts/sessions/end-and-notify.ts';
import { type Ending, SessionsPanel } from '../../../parts/sessions/SessionsPanel.tsx';
import { sessionsText } from '../../../parts/sessions/sessions.text.ts';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { endOwnSessions, readOwnSessions } from './home.api.ts';
import { text } from './home.text.ts';

/** Where the member of staff is signed in, and how to end it elsewhere. */
export function OwnSessions() {
  const call = useCall();
  const { login } = useOfficer();
  const { data, state, ref, retry } = useApiQuery(readOwnSessions, {});

  async function end(what: Ending) {
    await endAndNotify(call, endOwnSessions, what);
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
          {text.failedHint}
        </Failed>
      ) : (
        <Loading what={text.loading}>
          <SkeletonLines count={2} />
        </Loading>
      )}
    </Panel>
  );
}
