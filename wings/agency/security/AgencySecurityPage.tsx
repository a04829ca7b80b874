import { KeyRound } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { loginTyped } from '../../../core/agency/contact/login.ts';
import { useAgency } from '../../../kit/agency/agency-context.ts';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { failureOf } from '../../../kit/feed/failure.ts';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { useForget } from '../../../kit/feed/use-forget.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { type Ending, SessionsPanel } from '../../../kit/sessions/SessionsPanel.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { endOwnSessions, readSessions } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

/** `/membergroup/security`: where the contact is signed in, and how to end it elsewhere. */
export function AgencySecurityPage() {
  const agency = useAgency();
  const { phone } = useSite();
  const call = useCall();
  const forget = useForget();
  const { data, state, ref, retry } = useFeed(readSessions, {});

  async function end(what: Ending) {
    try {
      const { messages } = await call(endOwnSessions, what, { manner: 'silent' });
      if (messages) notify({ kind: 'success', text: messages });
    } catch (error) {
      // What is gone already is gone.
      if (failureOf(error).code !== 'not_found') throw error;
    }
    forget(readSessions);
  }

  return (
    <div className={styles.page}>
      <Top
        title={text.title}
        sub={text.sub}
        end={
          <ButtonLink to={paths.agencyPassword} icon={KeyRound} small>
            {text.password}
          </ButtonLink>
        }
      />
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
            {text.failedSay}
          </Failed>
        </Panel>
      ) : null}
      {data ? (
        <>
          <SessionsPanel sessions={data.sessions} userName={loginTyped(agency)} onEnd={end} />
          <p className={styles.own}>{text.own}</p>
        </>
      ) : null}
      {data === undefined && state !== 'failure' ? <Bones /> : null}
    </div>
  );
}

function Bones() {
  return (
    <Loading what={text.loading}>
      <Panel>
        <div className={styles.bones}>
          <Bone width="35" />
          <Bone width="80" />
          <Bone width="65" />
        </div>
      </Panel>
    </Loading>
  );
}
