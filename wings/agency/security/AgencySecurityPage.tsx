import { KeyRound } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { loginTyped } from '../../../core/agency/login.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { useAgency } from '../../../parts/agency-month/agency-context.ts';
import { endAndTell } from '../../../parts/sessions/end-and-tell.ts';
import { type Ending, SessionsPanel } from '../../../parts/sessions/SessionsPanel.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { endOwnSessions, readSessions } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

/** `/membergroup/security`: where the contact is signed in, and how to end it elsewhere. */
export function AgencySecurityPage() {
  const agency = useAgency();
  const call = useCall();
  const forget = useInvalidate();
  const query = useApiQuery(readSessions, {});
  const { data, state } = query;

  async function end(what: Ending) {
    await endAndTell(call, endOwnSessions, what);
    forget(readSessions);
  }

  return (
    <div className={styles.page}>
      <PageHeading
        title={text.title}
        sub={text.sub}
        end={
          <ButtonLink to={paths.agencyPassword} icon={KeyRound} small>
            {text.password}
          </ButtonLink>
        }
      />
      <FailedQuery query={query} title={text.failed}>
        {text.failedSay}
      </FailedQuery>
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
          <SkeletonBar width="35" />
          <SkeletonBar width="80" />
          <SkeletonBar width="65" />
        </div>
      </Panel>
    </Loading>
  );
}
