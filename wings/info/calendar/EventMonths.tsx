import { thaiDateLong, thaiMonthLong, thaiWeekday } from '../../../core/thai-date.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { classes } from '../../../kit/classes.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Head } from '../../../kit/panel/Head.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import styles from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';
import type { CalendarEvent, EventMonth } from './months-of.ts';

interface EventMonthsProps {
  readonly months: readonly EventMonth[];
  readonly today: string;
}

/** Events month by month, each with its day. */
export function EventMonths({ months, today }: EventMonthsProps) {
  return (
    <div className={styles.months}>
      {months.map(({ month, events }) => (
        <section key={month}>
          <Head title={thaiMonthLong(month)} />
          <Panel kind="list">
            <ul>
              {events.map((event) => (
                <EventRow key={`${event.starts_on} ${event.title}`} event={event} today={today} />
              ))}
            </ul>
          </Panel>
        </section>
      ))}
    </div>
  );
}

interface EventRowProps {
  readonly event: CalendarEvent;
  readonly today: string;
}

function EventRow({ event, today }: EventRowProps) {
  const { starts_on, ends_on, title, place, url } = event;
  const isToday = starts_on <= today && today <= ends_on;
  return (
    <li className={classes(styles.event, isToday && styles.now)}>
      <div className={styles.when}>
        <span aria-hidden="true">
          <span className={styles.day}>{Number(starts_on.slice(8))}</span>{' '}
          <span className={styles.weekday}>{thaiWeekday(starts_on)}</span>
        </span>
        <VisuallyHidden>{thaiDateLong(starts_on)}</VisuallyHidden>
        {ends_on === starts_on ? null : (
          <span className={styles.until}>
            {text.until} <ThaiDate day={ends_on} />
          </span>
        )}
      </div>
      <div className={styles.what}>
        {isToday ? <Badge kind="blue">{text.today}</Badge> : null}
        <h3 className={styles.title}>
          {url === null ? (
            <Whole of={title} />
          ) : (
            <Link to={url}>
              <Whole of={title} />
            </Link>
          )}
        </h3>
        {place === '' ? null : <p className={styles.place}>{place}</p>}
      </div>
    </li>
  );
}
