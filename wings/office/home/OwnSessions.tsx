import { useState } from 'react';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { endOtherSessions, readOwnSessions } from './home.api.ts';
import styles from './home.module.css';
import { text } from './home.text.ts';

function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <Nowrap>{thaiDateTime(new Date(at))}</Nowrap>
    </time>
  );
}

/** Where the member of staff is signed in, and how to end it elsewhere. */
export function OwnSessions() {
  const call = useCall();
  const { data, state, ref, retry } = useFeed(readOwnSessions, {});
  const [busy, setBusy] = useState(false);

  async function endOthers() {
    setBusy(true);
    try {
      const { data: done } = await call(endOtherSessions, {});
      notify({ kind: 'success', text: text.ended(done.ended) });
      retry();
    } catch {
      // Told by the call; the list stays.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={text.sessions}>
      {state === 'failure' ? (
        <Failed title={text.failed} refCode={ref} onRetry={retry} home="/office">
          {text.failedSay}
        </Failed>
      ) : null}
      {state === 'fetching' ? (
        <Loading what={text.loading}>
          <Bone width="50" />
          <Bone width="80" />
        </Loading>
      ) : null}
      {data ? (
        <>
          <ul className={styles.sessions}>
            {data.sessions.map((session) => (
              <li key={session.id}>
                <p className={styles.place}>
                  {text.from(session.address)}
                  {session.here ? <Badge kind="ok">{text.here}</Badge> : null}
                </p>
                <p className={styles.say}>
                  {text.began} <Moment at={session.began_at} />
                </p>
                <p className={styles.say}>
                  {text.seen} <Moment at={session.last_seen_at} />
                </p>
              </li>
            ))}
          </ul>
          {data.sessions.length > 1 ? (
            <Button onClick={endOthers} busy={busy}>
              {text.endOthers}
            </Button>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
