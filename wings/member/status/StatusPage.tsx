import { Failed } from '../../../kit/blank/Failed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { useMemberSession } from '../../../kit/session/member-session.ts';
import { useSite } from '../../../kit/site/site.ts';
import { StatusCards } from './cards/StatusCards.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RevealDialog } from './reveal/RevealDialog.tsx';
import { useReveal } from './reveal/use-reveal.ts';
import { Services } from './Services.tsx';
import { StatusBones } from './StatusBones.tsx';
import { readStatus } from './status.api.ts';
import { text } from './status.text.ts';

/** `/member/status` (R041; D-05): what is mine in four figures, and who I am. */
export function StatusPage() {
  const { phone } = useSite();
  const { user } = useMemberSession();
  const { state, data, ref, retry } = useFeed(readStatus, {});
  const reveal = useReveal();
  return (
    <>
      <Top
        title={text.hello(user?.member.MEMBER_NAME ?? '')}
        sub={
          data ? (
            <>
              {text.asOf} <ThaiDate day={data.as_of} long />
            </>
          ) : (
            '\u00a0'
          )
        }
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      {state === 'fetching' ? <StatusBones /> : null}
      {state === 'failure' ? (
        <Panel>
          <Failed title={text.failed} refCode={ref} onRetry={retry} phone={phone}>
            {text.safe}
          </Failed>
        </Panel>
      ) : null}
      {data ? (
        <>
          <StatusCards {...data} />
          <PersonPanel person={data} reveal={user?.impersonated ? undefined : reveal} />
        </>
      ) : null}
      <Services />
      <RevealDialog {...reveal} />
    </>
  );
}
