import { Smartphone } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Moment } from '../../../kit/date/Moment.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import places from '../../../parts/sessions/sessions.module.css';
import { phonesText as text } from './phones.text.ts';
import type { readSecurity } from './security.api.ts';

export type GivenPhoneData = DataOf<typeof readSecurity>['phones']['given'][number];

interface GivenPhoneProps {
  readonly phone: GivenPhoneData;
  /** No number is on record: the old telephone cannot agree, the counter must. */
  readonly atCounter: boolean;
  readonly busy: boolean;
  readonly onResume: () => void;
  readonly onWithdraw: () => void;
}

/** One number: where it stands, and what can be done about it. */
export function GivenPhone({ phone, atCounter, busy, onResume, onWithdraw }: GivenPhoneProps) {
  const { number, state, at } = phone;
  const needsCounter = state === 'old' && atCounter;
  return (
    <li className={places.place}>
      <Icon of={Smartphone} className={places.drawing} />
      <div className={places.what}>
        <p className={places.name}>
          <Nowrap>{number}</Nowrap>
          <Badge kind={state === 'in_force' ? 'ok' : 'wait'}>
            {needsCounter ? text.states.oldAtCounter : text.states[state]}
          </Badge>
        </p>
        {at ? (
          <p className={places.meta}>
            <Moment label={state === 'in_force' ? text.since : text.from} at={at} />
          </p>
        ) : null}
      </div>
      {state === 'in_force' ? null : (
        <div className={places.acts}>
          {at || needsCounter ? null : (
            <Button small busy={busy} onClick={onResume} aria-label={text.resumeOf(number)}>
              {text.resume}
            </Button>
          )}
          <Button small onClick={onWithdraw} aria-label={text.withdrawOf(number)}>
            {text.withdraw}
          </Button>
        </div>
      )}
    </li>
  );
}
