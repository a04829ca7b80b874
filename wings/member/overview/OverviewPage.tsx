import { Stack } from '../../../kit/layout/Stack.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { HideAmounts } from '../../../kit/view-preferences/HideAmounts.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { OverviewCards } from './cards/OverviewCards.tsx';
import { readStatus } from './overview.api.ts';
import { text } from './overview.text.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { Services } from './Services.tsx';
import { useReveal } from './use-reveal.ts';

const skeleton = (
  <Stack gap="8">
    <CardsSkeleton cards={4} count={5} figure />
    <CardsSkeleton count={8} />
  </Stack>
);

/** `/member/status` (R041; D-05): what is mine in four figures, and who I am. */
export function OverviewPage() {
  const { user } = useMemberSession();
  const reveal = useReveal();
  return (
    <QueryPage
      query={useApiQuery(readStatus, {})}
      title={text.hello(user?.member.MEMBER_NAME ?? '')}
      sub={asOfLine}
      control={<HideAmounts />}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      below={
        <>
          <Services />
          <RevealDialog {...reveal} />
        </>
      }
    >
      {(status) => (
        <>
          <OverviewCards {...status} />
          <PersonPanel person={status} reveal={user?.impersonated ? undefined : reveal} />
        </>
      )}
    </QueryPage>
  );
}
