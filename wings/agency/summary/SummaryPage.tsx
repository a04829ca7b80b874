import { ChartPie } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { type BilledGroup, billedGroups } from '../../../core/agency/summary.ts';
import { Say } from '../../../kit/alert/Alert.tsx';
import { Blank } from '../../../kit/empty-state/EmptyState.tsx';
import { NotAmong } from '../../../kit/empty-state/NoMatch.tsx';
import { MonthPicker } from '../../../kit/month-picker/MonthPicker.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { DatedTop } from '../../../shell/frame/DatedPageHeading.tsx';
import { FailedFeed } from '../../../shell/query/FailedQuery.tsx';
import { useFeed } from '../../../shell/query/use-query-state.ts';
import { SummaryBones } from './SummarySkeleton.tsx';
import { SummaryTools } from './SummaryTools.tsx';
import type { SummaryData } from './shapes.ts';
import { readSummary } from './summary.api.ts';
import styles from './summary.module.css';
import { text } from './summary.text.ts';
import { BelowTotal } from './tables/BelowTotal.tsx';
import { GroupTable } from './tables/GroupTable.tsx';
import { Outcomes } from './tables/Outcomes.tsx';
import { ShortTable } from './tables/ShortTable.tsx';
import { SubUnits } from './tables/SubUnits.tsx';
import { Trend } from './tables/Trend.tsx';

const known = (params: URLSearchParams, name: string): object => {
  const value = params.get(name);
  return value === null ? {} : { [name]: value };
};

/** What the address asks for; a group that nobody could have meant is left out. */
function askedFor(params: URLSearchParams): { readonly group?: BilledGroup } {
  const group = billedGroups.find((one) => one === params.get('group'));
  return { ...known(params, 'year'), ...known(params, 'month'), ...(group && { group }) };
}

/** `/membergroup/summarize_rep` (R075; D-26): a month by group and outcome, and its units. */
export function SummaryPage() {
  const [params] = useSearchParams();
  const feed = useFeed(readSummary, askedFor(params));
  const { state, data, code } = feed;
  const isMissing = code === 'not_found' || code === 'bad_input';
  return (
    <>
      <DatedTop
        title={text.title}
        day={data?.as_of}
        end={data ? <Picker {...data} /> : undefined}
      />
      {state === 'fetching' ? <SummaryBones /> : null}
      {isMissing ? (
        <NotAmong
          title={text.notFound}
          hint={text.notFoundHint}
          to={paths.agencySummary}
          back={text.newest}
        />
      ) : (
        <FailedFeed feed={feed} title={text.failed}>
          {text.safe}
        </FailedFeed>
      )}
      {data ? <Summary {...data} /> : null}
    </>
  );
}

function Picker({ year, month, months }: SummaryData) {
  if (year === null || month === null) return null;
  return <MonthPicker months={months} chosen={{ year, month }} />;
}

function Summary(told: SummaryData) {
  const { year, month, months, group, own, sub_units } = told;
  if (year === null || month === null) {
    return (
      <Panel>
        <Blank icon={ChartPie} title={text.empty}>
          {text.emptyHint}
        </Blank>
      </Panel>
    );
  }
  const newest = months.find(({ state }) => state !== 'DRAFT');
  const isNewest = newest?.year === year && newest.month === month;
  return (
    <>
      <SummaryTools {...told} />
      {own ? (
        <Outcomes own={own} month={{ year, month }} group={group} isNewest={isNewest} />
      ) : (
        <NoOwn below={sub_units} month={{ year, month }} />
      )}
      {own ? <OwnTables {...told} own={own} /> : null}
      <Trend {...told} />
      {own && sub_units ? <SubUnits below={sub_units} /> : null}
    </>
  );
}

interface NoOwnProps {
  readonly below: SummaryData['sub_units'];
  readonly month: { readonly year: number; readonly month: number };
}

/** A month in which the agencies below were billed, and this one was not. */
function NoOwn({ below, month }: NoOwnProps) {
  return (
    <>
      {below?.total ? <BelowTotal total={below.total} month={month} /> : null}
      <div className={styles.said}>
        <Say>{text.noOwn}</Say>
      </div>
      {below ? <SubUnits below={below} /> : null}
    </>
  );
}

type OwnTablesProps = SummaryData & { readonly own: NonNullable<SummaryData['own']> };

function OwnTables({ own, group, by_group }: OwnTablesProps) {
  return (
    <>
      {by_group ? (
        <GroupTable own={own} />
      ) : (
        <div className={styles.said}>
          <Say>{text.a.hidden}</Say>
        </div>
      )}
      <ShortTable own={own} group={group} />
    </>
  );
}
