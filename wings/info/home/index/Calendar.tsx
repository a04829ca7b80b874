import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Entry } from './Entry.tsx';
import styles from './index.module.css';

type Event = DataOf<typeof readHome>['calendar'][number];

const text = homeText.calendar;
const eventsShown = 2;

/** What comes next (D-16). */
export function Calendar({ events }: { readonly events: readonly Event[] }) {
  return (
    <Entry title={text.title} to={paths.calendar} isEmpty={events.length === 0}>
      <ul>
        {events.slice(0, eventsShown).map((event) => (
          <li key={`${event.starts_on} ${event.title}`} className={styles.row}>
            {event.url ? <Link to={event.url}>{event.title}</Link> : <span>{event.title}</span>}
            <small>
              <ThaiDate day={event.starts_on} />
              {event.ends_on === event.starts_on ? null : (
                <>
                  {' '}
                  {text.until} <ThaiDate day={event.ends_on} />
                </>
              )}
              {event.place ? ` · ${event.place}` : null}
            </small>
          </li>
        ))}
      </ul>
    </Entry>
  );
}
