import type { DataOf } from '../../../api/endpoint.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Block } from './blocks/Block.tsx';
import type { readHome } from './home.api.ts';
import { homeText } from './home.text.ts';
import rows from './rows.module.css';

type Event = DataOf<typeof readHome>['calendar'][number];

const text = homeText.calendar;

/** What comes next (D-16). */
export function Calendar({ events }: { readonly events: readonly Event[] }) {
  return (
    <Block title={text.title} none={events.length === 0 && text.none}>
      <ul className={rows.rows}>
        {events.map((event) => (
          <li key={`${event.starts_on} ${event.title}`} className={rows.dated}>
            <p>
              <ThaiDate day={event.starts_on} />
              {event.ends_on === event.starts_on ? null : (
                <>
                  {' '}
                  {text.until} <ThaiDate day={event.ends_on} />
                </>
              )}
            </p>
            <div>
              {event.url ? <Link to={event.url}>{event.title}</Link> : event.title}
              {event.place ? <small>{event.place}</small> : null}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
