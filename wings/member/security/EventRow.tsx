import { CircleCheck, CircleX, UserRound } from 'lucide-react';
import { eventNames, lookedAtNames } from '../../../api/audit.text.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import places from '../../../parts/sessions/sessions.module.css';
import { sessionsText } from '../../../parts/sessions/sessions.text.ts';
import type { readHistory } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';

type Event = DataOf<typeof readHistory>['events'][number];

const words = text.history;

const namesOf = (what: Event['at_what']): string =>
  what.map((one) => lookedAtNames[one]).join(', ');

/** What happened, when, where from, and whether it came to pass: in words first. */
export function EventRow({ event }: { readonly event: Event }) {
  const { kind, ok, at, at_what, staff, browser, system, address } = event;
  const byStaff = staff !== null;
  const from = byStaff ? words.by(staff) : sessionsText.agentName(browser, system);
  const drawing = byStaff ? UserRound : ok ? CircleCheck : CircleX;
  return (
    <li className={places.place}>
      <Icon of={drawing} className={ok ? places.drawing : styles.refused} />
      <div className={places.what}>
        <p className={places.name}>
          {at_what.length > 0 ? `${eventNames[kind]}: ${namesOf(at_what)}` : eventNames[kind]}
          {ok || kind === 'staff_refused' ? null : <Badge kind="no">{words.refused}</Badge>}
        </p>
        <p className={places.meta}>
          <Moment at={at} />
          {from ? <span>{from}</span> : null}
        </p>
        {address ? <p className={places.meta}>{sessionsText.address(address)}</p> : null}
      </div>
    </li>
  );
}
