import { KeyRound } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { loginTyped } from '../../../core/agency/contact/login.ts';
import { useAgency } from '../../../kit/agency/agency-context.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { useForget } from '../../../kit/feed/use-forget.ts';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { endAndTell } from '../../../kit/sessions/end-and-tell.ts';
import { type Ending, SessionsPanel } from '../../../kit/sessions/SessionsPanel.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
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
  const forget = useForget();

  async function end(what: Ending) {
    await endAndTell(call, endOwnSessions, what);
    forget(readSessions);
  }

  return (
    <Stack gap="5" className={styles.page}>
      <QueryPage
        query={useFeed(readSessions, {})}
        title={text.title}
        sub={text.sub}
        action={passwordLink}
        loading={text.loading}
        skeleton={<CardsSkeleton />}
        failed={text.failed}
        failedHint={text.failedSay}
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
