import { Landmark } from 'lucide-react';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { CardsOf } from './CardsOf.tsx';
import { Now } from './CurrentMonth.tsx';
import { Documents } from './Documents.tsx';
import { readDashboard } from './dashboard.api.ts';
import { text } from './dashboard.text.ts';
import { CurrentMonth } from './MonthProgress.tsx';
import { News } from './News.tsx';
import { Next } from './NextAction.tsx';
import { Below } from './SubAgencies.tsx';
import type { DashboardData } from './shapes.ts';

const skeleton = (
  <Stack gap="5">
    <FiguresSkeleton facts={2} />
    <PanelSkeleton count={2} />
    <PanelSkeleton />
  </Stack>
);

/** `/membergroup/dashboard` (R072; D-24): this month, how far it has come, and what comes next. */
export function DashboardPage() {
  return (
    <QueryPage
      query={useApiQuery(readDashboard, {})}
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

function Dashboard(data: DashboardData) {
  const { now, below, news, as_of } = data;
  return (
    <>
      {now ? (
        <>
          <Now now={now} end={<Next now={now} />} />
          <CurrentMonth now={now} asOf={as_of} />
        </>
      ) : null}
      {now === null && below ? <Below below={below} /> : null}
      {now === null && below === null ? (
        <EmptyPanel icon={Landmark} title={text.empty}>
          {text.emptyHint}
        </EmptyPanel>
      ) : null}
      <CardsOf {...data} />
      <Documents isOffice={now === null && below !== null} />
      <News news={news} />
    </>
  );
}
