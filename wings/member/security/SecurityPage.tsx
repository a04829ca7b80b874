import { KeyRound } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Failed } from '../../../kit/blank/Failed.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Devices } from './Devices.tsx';
import { History } from './history/History.tsx';
import { MarketingPanel } from './MarketingPanel.tsx';
import { Sessions } from './Sessions.tsx';
import { readSecurity } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

/** `/member/security`: where the account is used, what was done to it, and how to end it. */
export function SecurityPage() {
  const { phone } = useSite();
  const { data, state, ref, retry } = useFeed(readSecurity, {});
  return (
    <div className={styles.page}>
      <Top
        title={text.title}
        sub={text.sub}
        end={
          <ButtonLink to={paths.memberPassword} icon={KeyRound} small>
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
          <Sessions sessions={data.sessions} />
          <Devices devices={data.devices} />
          <MarketingPanel {...data.marketing} />
        </>
      ) : null}
      {data === undefined && state !== 'failure' ? <Bones /> : null}
      <History />
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
