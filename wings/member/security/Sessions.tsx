import { MonitorSmartphone, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useMemberSession } from '../../../kit/session/member-session.ts';
import { Moment } from './Moment.tsx';
import { Place } from './Place.tsx';
import type { readSecurity } from './security.api.ts';
import styles from './security.module.css';
import { text } from './security.text.ts';
import { useEnding } from './use-ending.ts';

type Session = DataOf<typeof readSecurity>['sessions'][number];

const words = text.sessions;

const nameOf = ({ staff, browser, system }: Session): string =>
  staff === null ? text.agent(browser, system) : words.staff(staff);

/** Where the member is signed in: this browser first, and a way to end each of the others. */
export function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const { end, busy } = useEnding();
  const isLook = useMemberSession().user?.impersonated === true;
  const [asking, setAsking] = useState(false);
  const ordered = sessions.toSorted((a, b) => Number(b.here) - Number(a.here));
  const hasOthers = sessions.some(({ here }) => !here);
  return (
    <Panel
      title={words.title}
      end={
        hasOthers && !isLook ? (
          <Button small onClick={() => setAsking(true)}>
            {words.endOthers}
          </Button>
        ) : undefined
      }
    >
      <ul className={styles.places}>
        {ordered.map((session) => (
          <Place
            key={session.id}
            icon={session.staff === null ? MonitorSmartphone : UserRound}
            name={nameOf(session)}
            here={session.here ? (isLook ? words.helped : words.here) : undefined}
            badge={session.remembered ? words.remembered : undefined}
            address={session.address}
            times={
              <>
                <Moment said={words.began} at={session.began_at} />
                <Moment said={words.seen} at={session.seen_at} />
              </>
            }
            end={
              session.here || isLook
                ? undefined
                : { word: words.end, of: words.endOf(nameOf(session)), busy: busy === session.id }
            }
            onEnd={() => void end({ kind: 'session', id: session.id })}
          />
        ))}
      </ul>
      {hasOthers || isLook ? null : <p className={styles.meta}>{words.alone}</p>}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.ask}
        actions={
          <>
            <Button
              look="primary"
              busy={busy === 'others'}
              onClick={() => void end({ kind: 'others' }).then(() => setAsking(false))}
            >
              {words.yes}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.no}</Button>
          </>
        }
      >
        <p>{words.askNote}</p>
      </Dialog>
    </Panel>
  );
}
