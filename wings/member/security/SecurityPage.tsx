import { KeyRound, UserRound } from 'lucide-react';
import { memo, useCallback, useRef, useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { confirmPhone, sendPhoneCode } from '../../../api/phone/phone.api.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { repeat } from '../../../kit/skeleton/repeat.tsx';
import { type PhoneStep, PhoneSteps } from '../../../parts/phone/PhoneSteps.tsx';
import { SessionsPanel } from '../../../parts/sessions/SessionsPanel.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { Devices } from './Devices.tsx';
import { History } from './History.tsx';
import type { Filter } from './HistoryPage.tsx';
import { MarketingPanel } from './MarketingPanel.tsx';
import { Phones } from './Phones.tsx';
import { phonesText } from './phones.text.ts';
import { StaffLooks } from './StaffLooks.tsx';
import { readHistory, readSecurity } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';
import { useEnding } from './use-ending.ts';

const skeleton = <Stack gap="5">{repeat(3, <PanelSkeleton />)}</Stack>;

const passwordLink = (
  <ButtonLink to={paths.memberPassword} icon={KeyRound} small>
    {text.password}
  </ButtonLink>
);

/** `/member/security`: where the account is used, what was done to it, and how to end it. */
export function SecurityPage() {
  const query = useApiQuery(readSecurity, {});
  const [phoneStep, setPhoneStep] = useState<PhoneStep>();
  const [filter, setFilter] = useState<Filter>('all');
  const history = useRef<HTMLDivElement>(null);
  const showLooks = useCallback(() => {
    setFilter('staff');
    history.current?.scrollIntoView();
    history.current?.focus({ preventScroll: true });
  }, []);
  if (phoneStep) return <Confirming first={phoneStep} onEnd={() => setPhoneStep(undefined)} />;
  return (
    <Stack gap="5" className={styles.page}>
      <QueryPage
        query={query}
        title={text.title}
        sub={text.sub}
        action={passwordLink}
        loading={text.loading}
        skeleton={skeleton}
        failed={text.failed}
        failedHint={text.failedHint}
        below={
          <div ref={history} tabIndex={-1} className={styles.history}>
            <History filter={filter} onFilter={setFilter} />
          </div>
        }
      >
        {(security) => <Panels of={security} onShowLooks={showLooks} onResume={setPhoneStep} />}
      </QueryPage>
    </Stack>
  );
}

interface PanelsProps {
  readonly of: DataOf<typeof readSecurity>;
  readonly onShowLooks: () => void;
  readonly onResume: (step: PhoneStep) => void;
}

/** A choice in the history below renders none of them again. */
const Panels = memo(function Panels({ of, onShowLooks, onResume }: PanelsProps) {
  const { sessions, devices, phones, marketing } = of;
  return (
    <>
      <MemberSessions sessions={sessions} />
      <StaffLooks onShow={onShowLooks} />
      <Devices devices={devices} />
      <Phones phones={phones} onResume={onResume} />
      <MarketingPanel {...marketing} />
    </>
  );
});

const silent = { manner: 'silent' } as const;

interface ConfirmingProps {
  readonly first: PhoneStep;
  readonly onEnd: () => void;
}

/** In place of the page: the confirmation of a number that waited goes on. */
function Confirming({ first, onEnd }: ConfirmingProps) {
  const call = useCall();
  const forget = useInvalidate();
  return (
    <PhoneSteps
      first={first}
      onCode={async (otp, ticket) => (await call(confirmPhone, { otp, ticket }, silent)).data}
      onAgain={async (ticket) => (await call(sendPhoneCode, { ticket }, silent)).data}
      onward={phonesText.back}
      onEnd={() => {
        forget(readSecurity, readHistory);
        onEnd();
      }}
    />
  );
}

type Session = DataOf<typeof readSecurity>['sessions'][number];

const words = text.sessions;

const shown = ({ staff, ...session }: Session) =>
  staff === null ? session : { ...session, name: words.staff(staff), icon: UserRound };

/** Where the member is signed in, also staff who look in their stead; those end nothing. */
function MemberSessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const { endSessions } = useEnding();
  const { user } = useMemberSession();
  const isLook = user?.impersonated === true;
  return (
    <SessionsPanel
      sessions={sessions.map(shown)}
      {...(isLook && { here: words.helped })}
      userName={user?.membership_no ?? ''}
      onEnd={isLook ? undefined : endSessions}
    />
  );
}
