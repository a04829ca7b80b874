import type { ReactNode } from 'react';
import type { Day } from '../../core/days.ts';
import { isStale } from '../date/stale.ts';
import { ThaiDate } from '../date/ThaiDate.tsx';
import { Nowrap } from '../text/Nowrap.tsx';
import { Points } from '../text/Points.tsx';
import { words } from '../words.text.ts';
import { SubBones } from './SubBones.tsx';
import { Top } from './Top.tsx';

interface DatedTopProps {
  readonly title: ReactNode;
  /** The day that the figures speak of; until it is known its line stays free. */
  readonly day: Day | undefined;
  readonly end?: ReactNode;
}

/** Head of a page of figures: below its title the day that they speak of. */
export function DatedTop({ title, day, end }: DatedTopProps) {
  return (
    <Top title={title} sub={asOfLine(day === undefined ? undefined : { as_of: day })} end={end} />
  );
}

/** Line below a title: the day that the figures speak of; until it is known, its place. */
export const asOfLine = (known: { readonly as_of: Day } | undefined): ReactNode =>
  known === undefined ? <SubBones notes={[14]} /> : <Points>{asOf(known.as_of)}</Points>;

/** ข้อมูล ณ วันที่ 28 พฤศจิกายน 2568, and whether newer figures should long be there: `Points`. */
export const asOf = (day: Day): ReactNode[] => [
  <span key="day">
    {words.asOf} <ThaiDate day={day} long />
  </span>,
  isStale(day, Date.now()) ? <Nowrap key="stale">{words.stale}</Nowrap> : null,
];
