import { Landmark } from 'lucide-react';
import { EmptyPanel } from '../../../kit/blank/EmptyPanel.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { asOfLine } from '../../../kit/frame/DatedTop.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { QueryPage } from '../../../kit/page/QueryPage.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { FiguresSkeleton } from '../../../kit/skeleton/FiguresSkeleton.tsx';
import { CardsOf } from './cards/CardsOf.tsx';
import { Documents } from './cards/Documents.tsx';
import { News } from './cards/News.tsx';
import { readDashboard } from './dashboard.api.ts';
import { text } from './dashboard.text.ts';
import { Below } from './now/Below.tsx';
import { Next } from './now/Next.tsx';
import { Now } from './now/Now.tsx';
import { Way } from './now/Way.tsx';
import type { DashboardData } from './wire/shapes.ts';

const skeleton = (
  <Stack gap="5">
    <FiguresSkeleton facts={2} />
    <CardsSkeleton count={2} />
    <CardsSkeleton />
  </Stack>
);

/** `/membergroup/dashboard` (R072; D-24): this month, how far it has come, and what comes next. */
export function DashboardPage() {
  return (
    <QueryPage
      query={useFeed(readDashboard, {})}
      title={text.title}
      sub={asOfLine}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
    >
      {(dashboard) => <Dashboard {...dashboard} />}
    </QueryPage>
  );
}

function Dashboard(told: DashboardData) {
  const { now, below, news, as_of } = told;
  return (
    <>
      {now ? (
        <>
          <Now now={now} end={<Next now={now} />} />
          <Way now={now} asOf={as_of} />
        </>
      ) : null}
      {now === null && below ? <Below below={below} /> : null}
      {now === null && below === null ? (
        <EmptyPanel icon={Landmark} title={text.empty}>
          {text.emptyHint}
        </EmptyPanel>
      ) : null}
      <CardsOf {...told} />
      <Documents isOffice={now === null && below !== null} />
      <News news={news} />
    </>
  );
}
