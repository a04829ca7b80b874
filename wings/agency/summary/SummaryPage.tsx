import { ChartPie } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { type BilledGroup, billedGroups } from '../../../core/agency/summary.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { MonthPicker } from '../../../kit/month-picker/MonthPicker.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { FiguresSkeleton } from '../../../parts/statement/FiguresSkeleton.tsx';
import { asOfLine } from '../../../shell/frame/DatedPageHeading.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { isMissing, useApiQuery } from '../../../shell/query/use-api-query.ts';
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

const paramOf = (params: URLSearchParams, name: string): object => {
  const value = params.get(name);
  return value === null ? {} : { [name]: value };
};

/** What the address asks for; a group that nobody could have meant is left out. */
function summaryInput(params: URLSearchParams): { readonly group?: BilledGroup } {
  const group = billedGroups.find((one) => one === params.get('group'));
  return { ...paramOf(params, 'year'), ...paramOf(params, 'month'), ...(group && { group }) };
}

const skeleton = (
  <Stack>
    <SkeletonLines count={1} />
    <FiguresSkeleton facts={3} />
    <RowsSkeleton columns={5} />
  </Stack>
);

const notFound = (
  <NoMatch
    title={text.notFound}
    hint={text.notFoundHint}
    to={paths.agencySummary}
    back={text.newest}
  />
);

/** `/membergroup/summarize_rep` (R075; D-26): a month by group and outcome, and its units. */
export function SummaryPage() {
  const [params] = useSearchParams();
  const query = useApiQuery(readSummary, summaryInput(params));
  return (
    <QueryPage
      query={query}
      title={text.title}
      sub={asOfLine}
      control={query.data ? <Picker {...query.data} /> : undefined}
      loading={text.loading}
      skeleton={skeleton}
      failed={text.failed}
      failedHint={text.safe}
      failure={isMissing(query) ? notFound : undefined}
    >
      {(summary) => <Summary {...summary} />}
    </QueryPage>
  );
}

function Picker({ year, month, months }: SummaryData) {
  if (year === null || month === null) return null;
  return <MonthPicker months={months} chosen={{ year, month }} />;
}

function Summary(data: SummaryData) {
  const { year, month, months, group, own, sub_units } = data;
  if (year === null || month === null) {
    return (
      <EmptyPanel icon={ChartPie} title={text.empty}>
        {text.emptyHint}
      </EmptyPanel>
    );
  }
  const newest = months.find(({ state }) => state !== 'DRAFT');
  const isNewest = newest?.year === year && newest.month === month;
  return (
    <>
      <SummaryTools {...data} />
      {own ? (
        <Outcomes own={own} month={{ year, month }} group={group} isNewest={isNewest} />
      ) : (
        <NoOwn below={sub_units} month={{ year, month }} />
      )}
      {own ? <OwnTables {...data} own={own} /> : null}
      <Trend {...data} />
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
        <Alert>{text.noOwn}</Alert>
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
          <Alert>{text.a.hidden}</Alert>
        </div>
      )}
      <ShortTable own={own} group={group} />
    </>
  );
}
