import { CalendarX, FileSpreadsheet } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { EmptyPanel } from '../../../kit/blank/EmptyPanel.tsx';
import { FailedFeed } from '../../../kit/blank/FailedFeed.tsx';
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { useKnown } from '../../../kit/feed/use-known.ts';
import { asOf } from '../../../kit/frame/DatedTop.tsx';
import { SubBones } from '../../../kit/frame/SubBones.tsx';
import { Top } from '../../../kit/frame/Top.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { MonthPicker } from '../../../kit/month-picker/MonthPicker.tsx';
import { CardsSkeleton } from '../../../kit/skeleton/CardsSkeleton.tsx';
import { FiguresSkeleton } from '../../../kit/skeleton/FiguresSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { Points } from '../../../kit/text/Points.tsx';
import type { Cover } from './cover/columns.ts';
import { readCover } from './keeprep.api.ts';
import styles from './keeprep.module.css';
import { text } from './keeprep.text.ts';
import { BareMonth, type FullCover, Month } from './Month.tsx';
import { monthAddress } from './month-address.ts';
import { readReport } from './report/report.api.ts';

const skeleton = (
  <Stack>
    <CardsSkeleton count={4} />
    <FiguresSkeleton facts={4} />
    <CardsSkeleton count={4} />
    <RowsSkeleton columns={5} rows={10} />
  </Stack>
);

/** `/membergroup/keeprep` (R073; D-23): a month, member by member, and what came of it. */
export function KeeprepPage() {
  const [params] = useSearchParams();
  const asked = monthAddress(params);
  const feed = useFeed(readCover, asked);
  const { data, state, code } = feed;
  const full = data && fullOf(data);
  // The same month, also where the address names none.
  const report = useFeed(
    readReport,
    full && { year: String(full.year), month: String(full.month) },
  );
  const known = useKnown(feed);
  const shown = full ?? known;
  const isLoading = state === 'fetching' || report.state === 'fetching';
  const isUnknown = asked === undefined || (state === 'failure' && code === 'not_found');
  return (
    <>
      <Top
        title={text.title}
        sub={
          known ? (
            <Points>{[text.contact(known.contact), ...asOf(known.as_of)]}</Points>
          ) : (
            <SubBones notes={[14, 16, 14]} />
          )
        }
        end={
          shown && shown.year !== null && shown.month !== null ? (
            <MonthPicker months={shown.months} chosen={pickedOf(shown, asked)} />
          ) : state === 'fetching' ? (
            <span className={styles.picker} />
          ) : undefined
        }
      />
      {isLoading ? <Loading what={text.loading}>{skeleton}</Loading> : null}
      {isUnknown ? <UnknownMonth /> : <CoverFailure feed={feed} />}
      {data && !full ? <NoMonth /> : null}
      {full && !isLoading ? (
        <Told key={`${full.year} ${full.month}`} cover={full} report={report} />
      ) : null}
    </>
  );
}

/** The month that the address names; while it is on its way, too. */
function pickedOf(cover: Cover, asked: ReturnType<typeof monthAddress>) {
  const year = Number(asked?.year ?? cover.year);
  return { year, month: Number(asked?.month ?? cover.month) };
}

function fullOf(cover: Cover): FullCover | undefined {
  const { year, month, totals, sums } = cover;
  if (year === null || month === null || totals === null || sums === null) return undefined;
  return { ...cover, year, month, totals, sums };
}

interface ToldProps {
  readonly cover: FullCover;
  readonly report: ReturnType<typeof useFeed<typeof readReport>>;
}

function Told({ cover, report }: ToldProps) {
  if (report.data) return <Month cover={cover} told={report.data} />;
  return (
    <>
      <FailedFeed feed={report} title={text.reportFailed}>
        {text.reportFailedHint}
      </FailedFeed>
      <BareMonth cover={cover} />
    </>
  );
}

function CoverFailure({ feed }: { readonly feed: ReturnType<typeof useFeed<typeof readCover>> }) {
  const isUntied = feed.code === 'untied';
  return (
    <FailedFeed feed={feed} title={isUntied ? text.untied : text.failed}>
      {isUntied ? text.untiedHint : undefined}
    </FailedFeed>
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
