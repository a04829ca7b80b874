import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedTop } from '../../../shell/frame/DatedTop.tsx';
import { FailedFeed } from '../../../shell/query/FailedFeed.tsx';
import { useFeed } from '../../../shell/query/use-feed.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { StatusCards } from './cards/StatusCards.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { Services } from './Services.tsx';
import { StatusBones } from './StatusBones.tsx';
import { readStatus } from './status.api.ts';
import { text } from './status.text.ts';
import { useReveal } from './use-reveal.ts';

/** `/member/status` (R041; D-05): what is mine in four figures, and who I am. */
export function StatusPage() {
  const { user } = useMemberSession();
  const feed = useFeed(readStatus, {});
  const { state, data } = feed;
  const reveal = useReveal();
  return (
    <>
      <DatedTop
        title={text.hello(user?.member.MEMBER_NAME ?? '')}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      {state === 'fetching' ? <StatusBones /> : null}
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
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
