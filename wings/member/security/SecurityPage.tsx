import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../api/paths.ts';
import { confirmPhone, sendPhoneCode } from '../../../api/phone/phone.api.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { useCall } from '../../../kit/feed/use-call.ts';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { useForget } from '../../../kit/feed/use-forget.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { type PhoneStep, PhoneSteps } from '../../../kit/phone/PhoneSteps.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { repeat } from '../../../kit/skeleton/repeat.tsx';
import { Devices } from './Devices.tsx';
import { History } from './history/History.tsx';
import { MarketingPanel } from './MarketingPanel.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import { Phones } from './phones/Phones.tsx';
import { phonesText } from './phones/phones.text.ts';
import { readHistory, readSecurity } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

const skeleton = <Stack gap="5">{repeat(3, <CardsSkeleton />)}</Stack>;

const passwordLink = (
  <ButtonLink to={paths.memberPassword} icon={KeyRound} small>
    {text.password}
  </ButtonLink>
);

/** `/member/security`: where the account is used, what was done to it, and how to end it. */
export function SecurityPage() {
  const query = useFeed(readSecurity, {});
  const [phoneStep, setPhoneStep] = useState<PhoneStep>();
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
        failedHint={text.failedSay}
        below={<History />}
      >
        {({ sessions, devices, phones, marketing }) => (
          <>
            <MemberSessions sessions={sessions} />
            <Devices devices={devices} />
            <Phones phones={phones} onResume={setPhoneStep} />
            <MarketingPanel {...marketing} />
          </>
        )}
      </QueryPage>
    </Stack>
  );
}

const silent = { manner: 'silent' } as const;

interface ConfirmingProps {
  readonly first: PhoneStep;
  readonly onEnd: () => void;
}

/** In place of the page: the confirmation of a number that waited goes on. */
function Confirming({ first, onEnd }: ConfirmingProps) {
  const call = useCall();
  const forget = useForget();
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
