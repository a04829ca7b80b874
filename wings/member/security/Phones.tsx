import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { resumePhone } from '../../../api/phone/phone.api.ts';
import { PhoneLink } from '../../../kit/link/PhoneLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { PhoneStep } from '../../../parts/phone/PhoneSteps.tsx';
import places from '../../../parts/sessions/sessions.module.css';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { useSite } from '../../../shell/site/site.ts';
import { GivenPhone, type GivenPhoneData } from './GivenPhone.tsx';
import { phonesText as text } from './phones.text.ts';
import { readSecurity } from './security.api.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface PhonesProps {
  readonly phones: DataOf<typeof readSecurity>['phones'];
  /** A code of a number that waits is on its way: its confirmation goes on. */
  readonly onResume: (step: PhoneStep) => void;
}

/** Where codes go, and the numbers that were given to take its place (T9). */
export function Phones({ phones: { used, given }, onResume }: PhonesProps) {
  const call = useCall();
  const forget = useInvalidate();
  const { phone } = useSite();
  const [busy, setBusy] = useState(false);
  const [phoneToWithdraw, setPhoneToWithdraw] = useState<GivenPhoneData>();
  const isComing = given.some(({ state }) => state !== 'in_force');

  async function resume() {
    setBusy(true);
    try {
      const { step, code } = (await call(resumePhone, {}, { manner: 'action' })).data;
      onResume(step !== 'staff' && code ? { step, code } : { step: 'staff' });
    } catch (error) {
      if (failureOf(error).code === 'code_over') forget(readSecurity);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={text.title}>
      {used === null ? (
        <p>{text.usedNone}</p>
      ) : (
        <p>
          {text.used} <Nowrap>{used}</Nowrap>
        </p>
      )}
      {given.length === 0 ? null : (
        <ul className={places.places}>
          {given.map((one) => (
            <GivenPhone
              key={one.id}
              phone={one}
              atCounter={used === null}
              busy={busy}
              onResume={() => void resume()}
              onWithdraw={() => setPhoneToWithdraw(one)}
            />
          ))}
        </ul>
      )}
      <p className={places.meta}>
        <span>
          {given.length === 0 ? text.change : isComing ? text.notMine : text.ended}{' '}
          <PhoneLink of={phone} />
        </span>
      </p>
      <WithdrawDialog phone={phoneToWithdraw} onClose={() => setPhoneToWithdraw(undefined)} />
    </Panel>
  );
}
