import { Landmark } from 'lucide-react';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { DatedPageHeading } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { CardsOf } from './CardsOf.tsx';
import { Now } from './CurrentMonth.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { Documents } from './Documents.tsx';
import { readDashboard } from './dashboard.api.ts';
import { text } from './dashboard.text.ts';
import { Way } from './MonthProgress.tsx';
import { News } from './News.tsx';
import { Next } from './NextAction.tsx';
import { Below } from './SubAgencies.tsx';
import type { DashboardData } from './shapes.ts';

/** `/membergroup/dashboard` (R072; D-24): this month, how far it has come, and what comes next. */
export function DashboardPage() {
  const query = useApiQuery(readDashboard, {});
  const { state, data } = query;
  return (
    <>
      <DatedPageHeading title={text.title} day={data?.as_of} />
      {state === 'fetching' ? <DashboardSkeleton /> : null}
      <FailedQuery query={query} title={text.failed}>
        {text.safe}
      </FailedQuery>
      {data ? <Dashboard {...data} /> : null}
    </>
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
        <Panel>
          <EmptyState icon={Landmark} title={text.empty}>
            {text.emptyHint}
          </EmptyState>
        </Panel>
      ) : null}
      <CardsOf {...told} />
      <Documents isOffice={now === null && below !== null} />
      <News news={news} />
    </>
  );
}
