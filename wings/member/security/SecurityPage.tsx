import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../api/paths.ts';
import { confirmPhone, sendPhoneCode } from '../../../api/phone/phone.api.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { type PhoneStep, PhoneSteps } from '../../../parts/phone/PhoneSteps.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { Devices } from './Devices.tsx';
import { History } from './History.tsx';
import { MarketingPanel } from './MarketingPanel.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import { Phones } from './Phones.tsx';
import { phonesText } from './phones.text.ts';
import { readHistory, readSecurity } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

/** `/member/security`: where the account is used, what was done to it, and how to end it. */
export function SecurityPage() {
  const query = useApiQuery(readSecurity, {});
  const { data, state } = query;
  const [phoneStep, setPhoneStep] = useState<PhoneStep>();
  if (phoneStep) return <Confirming first={phoneStep} onEnd={() => setPhoneStep(undefined)} />;
  return (
    <div className={styles.page}>
      <PageHeading
        title={text.title}
        sub={text.sub}
        end={
          <ButtonLink to={paths.memberPassword} icon={KeyRound} small>
            {text.password}
          </ButtonLink>
        }
      />
      <FailedQuery query={query} title={text.failed}>
        {text.failedSay}
      </FailedQuery>
      {data ? (
        <>
          <MemberSessions sessions={data.sessions} />
          <Devices devices={data.devices} />
          <Phones phones={data.phones} onResume={setPhoneStep} />
          <MarketingPanel {...data.marketing} />
        </>
      ) : null}
      {data === undefined && state !== 'failure' ? <Bones /> : null}
      <History />
    </div>
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

function Bones() {
  return (
    <Loading what={text.loading}>
      <div className={styles.page}>
        {[1, 2, 3].map((panel) => (
          <Panel key={panel}>
            <div className={styles.bones}>
              <SkeletonBar width="35" />
              <SkeletonBar width="80" />
              <SkeletonBar width="65" />
            </div>
          </Panel>
        ))}
      </div>
    </Loading>
  );
}
