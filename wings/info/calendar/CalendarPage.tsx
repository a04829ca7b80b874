import { CalendarDays } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import { Breadcrumbs } from '../../../kit/breadcrumbs/Breadcrumbs.tsx';
import { Disclosure } from '../../../kit/disclosure/Disclosure.tsx';
import { EmptyPanel } from '../../../kit/empty-state/EmptyPanel.tsx';
import { RowsSkeleton } from '../../../kit/skeleton/RowsSkeleton.tsx';
import { Announcements } from '../../../parts/announcements/Announcements.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { QueryPage } from '../../../shell/page/QueryPage.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { readCalendar } from './calendar.api.ts';
import styles from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';
import { EventMonths } from './EventMonths.tsx';
import { monthsOf } from './months-of.ts';

/** Months that stand open; what comes later is folded away below them. */
const monthsShown = 6;

/** `/list/calendar`: the events that the office keeps, the nearest first (D-16). */
export function CalendarPage() {
  const query = useApiQuery(readCalendar, {});
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs crumbs={[{ name: text.title }]} />
      <QueryPage
        query={query}
        title={text.title}
        sub={text.about}
        loading={text.loading}
        skeleton={<RowsSkeleton />}
        failed={text.failed}
        failedHint={text.failedAbout}
      >
        {(data) => <Events data={data} />}
      </QueryPage>
    </Wrap>
  );
}

function Events({ data }: { readonly data: DataOf<typeof readCalendar> }) {
  const { today, announcements } = data;
  const ahead = monthsOf(data.ahead);
  const later = ahead.slice(monthsShown);
  const over = monthsOf(data.over);
  return (
    <div className={styles.parts}>
      {ahead.length === 0 ? (
        <EmptyPanel icon={CalendarDays} title={text.empty}>
          {text.emptyAbout}
        </EmptyPanel>
      ) : (
        <EventMonths months={ahead.slice(0, monthsShown)} today={today} />
      )}
      {later.length > 0 ? (
        <Disclosure summary={text.later(later.flatMap(({ events }) => events).length)}>
          <EventMonths months={later} today={today} />
        </Disclosure>
      ) : null}
      {over.length > 0 ? (
        <Disclosure summary={text.over}>
          <EventMonths months={over} today={today} />
        </Disclosure>
      ) : null}
      <Announcements topics={announcements} hrefOf={paths.show} />
    </div>
  );
}
