import { KeyRound } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { loginTyped } from '../../../core/agency/login.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { useAgency } from '../../../parts/agency-month/agency-context.ts';
import { endAndNotify } from '../../../parts/sessions/end-and-notify.ts';
import { type Ending, SessionsPanel } from '../../../parts/sessions/SessionsPanel.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { endOwnSessions, readSessions } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

const passwordLink = (
  <ButtonLink to={paths.agencyPassword} icon={KeyRound} small>
    {text.password}
  </ButtonLink>
);

/** `/membergroup/security`: where the contact is signed in, and how to end it elsewhere. */
export function AgencySecurityPage() {
  const agency = useAgency();
  const call = useCall();
  const forget = useInvalidate();

  async function end(what: Ending) {
    await endAndNotify(call, endOwnSessions, what);
    forget(readSessions);
  }

  return (
    <Stack gap="5" className={styles.page}>
      <QueryPage
        query={useApiQuery(readSessions, {})}
        title={text.title}
        sub={text.sub}
        action={passwordLink}
        loading={text.loading}
        skeleton={<PanelSkeleton />}
        failed={text.failed}
        failedHint={text.failedHint}
      >
        {({ sessions }) => (
          <>
            <SessionsPanel sessions={sessions} userName={loginTyped(agency)} onEnd={end} />
            <Muted small>{text.own}</Muted>
          </>
        )}
      </QueryPage>
    </Stack>
  );
}
