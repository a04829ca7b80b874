import { Landmark } from 'lucide-react';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { CardsOf } from './CardsOf.tsx';
import { Now } from './CurrentMonth.tsx';
import { DashboardBones } from './DashboardSkeleton.tsx';
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
  const feed = useFeed(readDashboard, {});
  const { state, data } = feed;
  return (
    <>
      <DatedTop title={text.title} day={data?.as_of} />
      {state === 'fetching' ? <DashboardBones /> : null}
      <FailedFeed feed={feed} title={text.failed}>
        {text.safe}
      </FailedFeed>
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
          <Blank icon={Landmark} title={text.empty}>
            {text.emptyHint}
          </Blank>
        </Panel>
      ) : null}
      <CardsOf {...told} />
      <Documents isOffice={now === null && below !== null} />
      <News news={news} />
    </>
  );
}
