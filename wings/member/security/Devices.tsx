import { ShieldCheck } from 'lucide-react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Moments } from '../../../kit/date/Moments.tsx';
import { Disclosure } from '../../../kit/disclosure/Disclosure.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { SessionItem } from '../../../parts/sessions/SessionItem.tsx';
import places from '../../../parts/sessions/sessions.module.css';
import { sessionsText } from '../../../parts/sessions/sessions.text.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import type { readSecurity } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';
import { useEnding } from './use-ending.ts';

type Device = DataOf<typeof readSecurity>['devices'][number];

const words = text.devices;

/** Who has many seldom looks for one of the old. */
const shownAtOnce = 3;

/** Browsers in which a right password is enough; one that is ended must show a code again. */
export function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const { endDevice, busy } = useEnding();
  const isLook = useMemberSession().user?.impersonated === true;
  const nameOf = ({ browser, system }: Device) => sessionsText.agent(browser, system);
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
        <p className={places.meta}>{words.noneHint}</p>
      </Panel>
    );
  }
  const ordered = devices.toSorted((a, b) => Number(b.here) - Number(a.here));
  const more = ordered.slice(shownAtOnce);
  const listOf = (some: readonly Device[]) => (
    <ul className={places.places}>
      {some.map((device) => (
        <SessionItem
          key={device.id}
          icon={ShieldCheck}
          name={nameOf(device)}
          here={device.here ? words.here : undefined}
          address={device.address}
          times={
            <Moments
              first={{ label: words.first, at: device.first_at }}
              last={{ label: words.last, at: device.last_at }}
            />
          }
          end={{ word: words.end, of: words.endOf(nameOf(device)), busy: busy === device.id }}
          onEnd={() => void endDevice(device.id)}
        />
      ))}
    </ul>
  );
  return (
    <Panel title={words.title}>
      <p className={places.meta}>{words.about}</p>
      {listOf(ordered.slice(0, shownAtOnce))}
      {more.length > 0 ? (
        <Disclosure summary={words.more(more.length)} className={styles.more}>
          {listOf(more)}
        </Disclosure>
      ) : null}
    </Panel>
  );
}
