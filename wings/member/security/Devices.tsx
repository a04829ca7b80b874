import { ShieldCheck } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useMemberSession } from '../../../kit/session/member-session.ts';
import { Moment } from './Moment.tsx';
import { Place } from './Place.tsx';
import type { readSecurity } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';
import { useEnding } from './use-ending.ts';

type Device = DataOf<typeof readSecurity>['devices'][number];

const words = text.devices;

/** Browsers in which a right password is enough; one that is ended must show a code again. */
export function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const { end, busy } = useEnding();
  const isLook = useMemberSession().user?.impersonated === true;
  const nameOf = ({ browser, system }: Device) => text.agent(browser, system);
  if (isLook) {
    return (
      <Panel title={words.title}>
        <p>{words.helped}</p>
      </Panel>
    );
  }
  if (devices.length === 0) {
    return (
      <Panel title={words.title}>
        <p>{words.none}</p>
        <p className={styles.meta}>{words.noneSay}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.title}>
      <p className={styles.meta}>{words.about}</p>
      <ul className={styles.places}>
        {devices.map((device) => (
          <Place
            key={device.id}
            icon={ShieldCheck}
            name={nameOf(device)}
            here={device.here ? words.here : undefined}
            address={device.address}
            times={
              <>
                <Moment said={words.first} at={device.first_at} />
                <Moment said={words.last} at={device.last_at} />
              </>
            }
            end={{ word: words.end, of: words.endOf(nameOf(device)), busy: busy === device.id }}
            onEnd={() => void end({ kind: 'device', id: device.id })}
          />
        ))}
      </ul>
    </Panel>
  );
}
