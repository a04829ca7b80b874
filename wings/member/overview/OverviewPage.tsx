import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { OverviewCards } from './cards/OverviewCards.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { readStatus } from './overview.api.ts';
import { text } from './overview.text.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { Services } from './Services.tsx';
import { useReveal } from './use-reveal.ts';

/** `/member/status` (R041; D-05): what is mine in four figures, and who I am. */
export function OverviewPage() {
  const { user } = useMemberSession();
  const query = useApiQuery(readStatus, {});
  const { state, data } = query;
  const reveal = useReveal();
  return (
    <>
      <DatedPageHeading
        title={text.hello(user?.member.MEMBER_NAME ?? '')}
        day={data?.as_of}
        end={state === 'failure' ? undefined : <HideAmounts />}
      />
      {state === 'fetching' ? <OverviewSkeleton /> : null}
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {data ? (
        <>
          <OverviewCards {...data} />
          <PersonPanel person={data} reveal={user?.impersonated ? undefined : reveal} />
        </>
      ) : null}
      <Services />
      <RevealDialog {...reveal} />
    </>
  );
}
