import { History } from 'lucide-react';
import { useId } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { CardFrame } from '../../../../kit/card/CardFrame.tsx';
import { CardTitle } from '../../../../kit/card/CardTitle.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Points } from '../../../../kit/text/Points.tsx';
import type { readStatus } from '../overview.api.ts';
import { latelyText as words } from '../this-month/this-month.text.ts';
import styles from './lately.module.css';

type Event = DataOf<typeof readStatus>['lately'][number];

interface Shown {
  readonly to: string;
  readonly title: string;
  /** What else is said of it, beside its day. */
  readonly note?: string | null;
}

/** `2568/10/1` → where that receipt is, and its month. */
function receiptOf({ ref }: Event): Shown {
  const [year_be = 0, month = 0, seq = 0] = (ref ?? '').split('/').map(Number);
  return {
    to: paths.memberCollection(year_be, month, seq),
    title: words.receipt({ year_be, month }, seq),
  };
}

const accountOf = ({ ref }: Event): string => paths.memberDepositStatement(ref ?? '');

const shown: Readonly<Record<Event['kind'], (event: Event) => Shown>> = {
  RECEIPT: receiptOf,
  INTEREST: (event) => ({ to: accountOf(event), title: words.interest(event.name ?? '') }),
  RATE: (event) => ({
    to: accountOf(event),
    title: words.rate(event.name ?? ''),
    note: event.rate === null ? null : words.percent(event.rate),
  }),
  DIVIDEND: ({ ref }) => ({ to: paths.memberDividend, title: words.dividend(ref ?? '') }),
  BROWSER: ({ name }) => ({ to: paths.memberSecurity, title: words.browser, note: name }),
  TERMS: ({ name }) => ({ to: paths.memberTerms, title: words.terms, note: name }),
};

/** What happened lately, the newest first; each is the way to the page it belongs to. */
export function LatelyCard({ events }: { readonly events: readonly Event[] }) {
  const id = useId();
  return (
    <CardFrame titledBy={id}>
      <CardTitle id={id} level={2} icon={History}>
        {words.title}
      </CardTitle>
      {events.length === 0 ? <Muted>{words.empty}</Muted> : null}
      <ul className={styles.list}>
        {events.map((event) => (
          <Late key={`${event.kind} ${event.on} ${event.ref ?? event.name}`} event={event} />
        ))}
      </ul>
    </CardFrame>
  );
}

function Late({ event }: { readonly event: Event }) {
  const { to, title, note } = shown[event.kind](event);
  return (
    <li>
      <Link className={styles.event} to={to}>
        <span className={styles.what}>
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>
            <Points>
              <ThaiDate day={event.on} />
              {note ?? null}
            </Points>
          </span>
        </span>
        {event.amount === null ? null : (
          <span className={styles.amount}>
            <Money value={event.amount} />
          </span>
        )}
      </Link>
    </li>
  );
}
