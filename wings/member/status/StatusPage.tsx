import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { HideAmounts } from '../../../kit/reading/HideAmounts.tsx';
import { useMemberSession } from '../../../kit/session/member-session.ts';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { StatusCards } from './cards/StatusCards.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RevealDialog } from './reveal/RevealDialog.tsx';
import { useReveal } from './reveal/use-reveal.ts';
import { Services } from './Services.tsx';
import { readStatus } from './status.api.ts';
import { text } from './status.text.ts';

const skeleton = (
  <Stack gap="8">
    <CardsSkeleton cards={4} count={5} figure />
    <CardsSkeleton count={8} />
  </Stack>
);

/** `/member/status` (R041; D-05): what is mine in four figures, and who I am. */
export function StatusPage() {
  const { user } = useMemberSession();
  const reveal = useReveal();
  return (
    <QueryPage
      query={useFeed(readStatus, {})}
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
          <StatusCards {...status} />
          <PersonPanel person={status} reveal={user?.impersonated ? undefined : reveal} />
        </>
      )}
    </QueryPage>
  );
}
