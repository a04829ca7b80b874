import { CalendarX, FileSpreadsheet } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { type MonthReport, readReport } from '../../../api/agency/report/report.api.ts';
import { paths } from '../../../api/paths.ts';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { MonthPicker } from '../../../kit/month-picker/MonthPicker.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import { asOf } from '../../../shell/frame/DatedPageHeading.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { SubtitleSkeleton } from '../../../shell/frame/SubtitleSkeleton.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';
import { readCover } from './cover.api.ts';
import styles from './cover.module.css';
import { text } from './cover.text.ts';
import { FiguresSkeleton } from './head/Figures.tsx';
import { BareMonth, type FullCover } from './MonthList.tsx';
import { monthAddress } from './month-address.ts';
import type { Cover } from './table/columns.ts';
import type { ResultColumn } from './table/result-column.ts';

const skeleton = (
  <>
    <Panel className={styles.steps}>
      <SkeletonLines count={2} />
    </Panel>
    <FiguresSkeleton />
    <Stack gap="6">
      <SkeletonLines count={4} />
      <RowsSkeleton columns={5} rows={10} />
    </Stack>
  </>
);

/** A month with what was reported of it, as the server told. */
export interface ReportedMonthProps {
  readonly cover: FullCover;
  readonly serverReport: MonthReport;
}

interface CoverPageProps {
  readonly Result: ResultColumn;
  readonly ReportedMonth: ComponentType<ReportedMonthProps>;
}

/** `/membergroup/keeprep` (R073; D-23): a month, member by member, and what came of it. */
export function CoverPage({ Result, ReportedMonth }: CoverPageProps) {
  const [params] = useSearchParams();
  const input = monthAddress(params);
  const query = useApiQuery(readCover, input);
  const { data, state, code } = query;
  const full = data && fullOf(data);
  // The same month, also where the address names none.
  const report = useApiQuery(
    readReport,
    full && { year: String(full.year), month: String(full.month) },
  );
  const cached = useLastData(query);
  const shown = full ?? cached;
  const isLoading = state === 'fetching' || report.state === 'fetching';
  const isUnknown = input === undefined || (state === 'failure' && code === 'not_found');
  return (
    <>
      <PageHeading
        title={text.title}
        sub={
          cached ? (
            <Points>{[text.contact(cached.contact), ...asOf(cached.as_of)]}</Points>
          ) : (
            <SubtitleSkeleton notes={[14, 16, 14]} />
          )
        }
        end={
          shown && shown.year !== null && shown.month !== null ? (
            <MonthPicker months={shown.months} chosen={pickedOf(shown, input)} />
          ) : state === 'fetching' ? (
            <span className={styles.picker} />
          ) : undefined
        }
      />
      {isLoading ? <Loading what={text.loading}>{skeleton}</Loading> : null}
      {isUnknown ? <UnknownMonth /> : <CoverFailure query={query} />}
      {data && !full ? <NoMonth /> : null}
      {full && !isLoading ? (
        <CoverContent
          key={`${full.year} ${full.month}`}
          {...{ cover: full, report, Result, ReportedMonth }}
        />
      ) : null}
    </>
  );
}

/** The month that the address names; while it is on its way, too. */
function pickedOf(cover: Cover, input: ReturnType<typeof monthAddress>) {
  const year = Number(input?.year ?? cover.year);
  return { year, month: Number(input?.month ?? cover.month) };
}

function fullOf(cover: Cover): FullCover | undefined {
  const { year, month, totals, sums } = cover;
  if (year === null || month === null || totals === null || sums === null) return undefined;
  return { ...cover, year, month, totals, sums };
}

interface CoverContentProps extends CoverPageProps {
  readonly cover: FullCover;
  readonly report: ReturnType<typeof useApiQuery<typeof readReport>>;
}

function CoverContent({ cover, report, Result, ReportedMonth }: CoverContentProps) {
  if (report.data) return <ReportedMonth cover={cover} serverReport={report.data} />;
  return (
    <>
      <FailedQuery query={report} title={text.reportFailed}>
        {text.reportFailedHint}
      </FailedQuery>
      <BareMonth cover={cover} Result={Result} />
    </>
  );
}

function CoverFailure({
  query,
}: {
  readonly query: ReturnType<typeof useApiQuery<typeof readCover>>;
}) {
  const isMismatch = query.code === 'untied';
  return (
    <FailedQuery query={query} title={isMismatch ? text.mismatch : text.failed}>
      {isMismatch ? text.mismatchHint : undefined}
    </FailedQuery>
  );
}

function UnknownMonth() {
  return (
    <EmptyPanel
      icon={CalendarX}
      title={text.unknownMonth}
      actions={<ButtonLink to={paths.agencyCover}>{text.newest}</ButtonLink>}
    >
      {text.unknownMonthHint}
    </EmptyPanel>
  );
}

function NoMonth() {
  return (
    <EmptyPanel
      icon={FileSpreadsheet}
      title={text.empty}
      actions={<ButtonLink to={paths.agencySummary}>{text.toSummary}</ButtonLink>}
    >
      {`${text.emptyHint} ${text.office}`}
    </EmptyPanel>
  );
}
