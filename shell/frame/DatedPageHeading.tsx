import type { ReactNode } from 'react';
import type { Day } from '../../core/days.ts';
import { isStale } from '../../kit/date/stale.ts';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../kit/text/Nowrap.tsx';
import { Points } from '../../kit/text/Points.tsx';
import { words } from '../../kit/words.text.ts';
import { PageHeading } from './PageHeading.tsx';
import { SubtitleSkeleton } from './SubtitleSkeleton.tsx';

interface DatedPageHeadingProps {
  readonly title: ReactNode;
  /** The day that the figures speak of; until it is known its line stays free. */
  readonly day: Day | undefined;
  readonly end?: ReactNode;
}

/** Head of a page of figures: below its title the day that they speak of. */
export function DatedPageHeading({ title, day, end }: DatedPageHeadingProps) {
  return (
    <PageHeading
      title={title}
      sub={asOfLine(day === undefined ? undefined : { as_of: day })}
      end={end}
    />
  );
}

/** Line below a title: the day that the figures speak of; until it is known, its place. */
export const asOfLine = (data: { readonly as_of: Day } | undefined): ReactNode =>
  data === undefined ? <SubtitleSkeleton notes={[14]} /> : <Points>{asOf(data.as_of)}</Points>;

/** ข้อมูล ณ วันที่ 28 พฤศจิกายน 2568, and whether newer figures should long be there: `Points`. */
export const asOf = (day: Day): ReactNode[] => [
  <span key="day">
    {words.asOf} <ThaiDate day={day} long />
  </span>,
  isStale(day, Date.now()) ? <Nowrap key="stale">{words.stale}</Nowrap> : null,
];
