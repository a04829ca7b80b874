import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { StatusCards } from './cards/OverviewCards.tsx';
import { StatusBones } from './OverviewSkeleton.tsx';
import { readStatus } from './overview.api.ts';
import { text } from './overview.text.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { Services } from './Services.tsx';
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
