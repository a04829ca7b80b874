import { Landmark } from 'lucide-react';
import { Blank } from '../../../kit/empty-state/Blank.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { DatedTop } from '../../../shell/frame/DatedTop.tsx';
import { FailedFeed } from '../../../shell/query/FailedFeed.tsx';
import { useFeed } from '../../../shell/query/use-feed.ts';
import { Below } from './Below.tsx';
import { CardsOf } from './CardsOf.tsx';
import { DashboardBones } from './DashboardBones.tsx';
import { Documents } from './Documents.tsx';
import { readDashboard } from './dashboard.api.ts';
import { text } from './dashboard.text.ts';
import { News } from './News.tsx';
import { Next } from './Next.tsx';
import { Now } from './Now.tsx';
import type { DashboardData } from './shapes.ts';
import { Way } from './Way.tsx';

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
