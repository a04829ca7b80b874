import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog.ts';
import { Panel } from '../../kit/panel/Panel.tsx';
import { SessionItem } from './SessionItem.tsx';
import styles from './sessions.module.css';
import { sessionsText as text } from './sessions.text.ts';
import { nameOf, type ShownSession, timesOf } from './shown-session.tsx';

/** What is to end, and the password that allows it; empty where none is asked for. */
export type Ending =
  | { readonly kind: 'session'; readonly id: string; readonly password: string }
  | { readonly kind: 'others'; readonly password: string };

interface SessionsPanelProps {
  readonly sessions: readonly ShownSession[];
  /** On the session of this page. */
  readonly here?: string;
  /** What to do where the password is known to somebody else. */
  readonly note?: string;
  /**
   * Tells a password manager whose password is asked for. Left out: who they are is proven
   * otherwise, and they are asked for nothing more than a word.
   */
  readonly userName?: string;
  /** Ends; rejected, it is told in the dialog. Left out: nothing here can be ended. */
  readonly onEnd?: ((what: Ending) => Promise<unknown>) | undefined;
}

const loadDialog = async () => (await import('./EndDialog.tsx')).EndDialog;

/** Where somebody is signed in: this browser first, and a way to end each of the others. */
export function SessionsPanel(props: SessionsPanelProps) {
  const { sessions, here = text.here, note = text.ask.note, userName, onEnd } = props;
  const [asking, setAsking] = useState<ShownSession | 'others'>();
  const { Dialog, handleClick: fetchDialog } = useLazyDialog(loadDialog);
  const ordered = sessions.toSorted((a, b) => Number(b.here) - Number(a.here));
  // Somebody of the staff who looks is in the list by name, and is no device of the reader's.
  const devices = sessions.filter(({ name }) => name === undefined).length;
  const hasOthers = sessions.some((session) => !session.here);

  function ask(what: ShownSession | 'others') {
    setAsking(what);
    if (Dialog === undefined) fetchDialog();
  }
  async function end(password: string) {
    if (asking === undefined) return;
    await onEnd?.(
      asking === 'others'
        ? { kind: 'others', password }
        : { kind: 'session', id: asking.id, password },
    );
    setAsking(undefined);
  }

  return (
    <Panel
      title={text.title}
      end={
        hasOthers && onEnd ? (
          <Button small onClick={() => ask('others')}>
            {text.endOthers}
          </Button>
        ) : undefined
      }
    >
      {onEnd ? <p>{devices > 1 ? text.count(devices) : text.alone}</p> : null}
      <ul className={styles.places}>
        {ordered.map((session) => (
          <SessionItem
            key={session.id}
            icon={session.icon ?? MonitorSmartphone}
            name={nameOf(session)}
            here={session.here ? here : undefined}
            badge={session.remembered ? text.remembered : undefined}
            address={session.address}
            times={timesOf(session)}
            end={
              session.here || !onEnd
                ? undefined
                : { word: text.end, of: text.endOf(nameOf(session)), busy: false }
            }
            onEnd={() => ask(session)}
          />
        ))}
      </ul>
      {Dialog ? (
        <Dialog {...{ asking, note, userName }} onEnd={end} onClose={() => setAsking(undefined)} />
      ) : null}
    </Panel>
  );
}
