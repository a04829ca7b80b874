import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { endAndNotify } from '../../../parts/sessions/end-and-notify.ts';
import { type Ending, SessionsPanel } from '../../../parts/sessions/SessionsPanel.tsx';
import { sessionsText } from '../../../parts/sessions/sessions.text.ts';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { endOwnSessions, readOwnSessions } from './security.api.ts';
import { text } from './security.text.ts';

/** Where the member of staff is signed in, and how to end it elsewhere. */
export function OwnSessions() {
  const call = useCall();
  const { data, state, ref, retry } = useApiQuery(readOwnSessions, {});

  async function end(what: Ending) {
    const { kind } = what;
    const which = kind === 'session' ? { kind, id: what.id } : { kind };
    await endAndNotify(call, endOwnSessions, which);
    retry();
  }

  if (data) {
    return <SessionsPanel sessions={data.sessions} note={sessionsText.ask.staffNote} onEnd={end} />;
  }
  return (
    <Panel title={sessionsText.title}>
      {state === 'failure' ? (
        <Failed title={text.sessions.failed} refCode={ref} onRetry={retry} home="/office">
          {text.failedHint}
        </Failed>
      ) : (
        <Loading what={text.sessions.loading}>
          <SkeletonLines count={2} />
        </Loading>
      )}
    </Panel>
  );
}
