import { type LucideIcon, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { Moment } from '../../kit/date/Moment.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { ConfirmDialog } from '../../shell/confirm/ConfirmDialog.tsx';
import { PasswordDialog } from '../password/PasswordDialog.tsx';
import { SessionItem, SessionMeta } from './SessionItem.tsx';
import styles from './sessions.module.css';
import { sessionsText as text } from './sessions.text.ts';

export interface ShownSession {
  readonly id: string;
  /** The one in which the page is shown. */
  readonly here: boolean;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string;
  /** Instants, ISO 8601. */
  readonly began_at: string;
  readonly seen_at: string;
  readonly remembered?: boolean;
  /** In place of the browser's name and drawing. */
  readonly name?: string;
  readonly icon?: LucideIcon;
}

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

const nameOf = ({ name, browser, system }: ShownSession): string =>
  name ?? text.agent(browser, system);

const timesOf = ({ began_at, seen_at }: ShownSession) => (
  <>
    <Moment label={text.began} at={began_at} />
    <Moment label={text.seen} at={seen_at} />
  </>
);

/** Where somebody is signed in: this browser first, and a way to end each of the others. */
export function SessionsPanel(props: SessionsPanelProps) {
  const { sessions, here = text.here, note = text.ask.note, userName, onEnd } = props;
  const [asking, setAsking] = useState<ShownSession | 'others'>();
  const ordered = sessions.toSorted((a, b) => Number(b.here) - Number(a.here));
  const hasOthers = sessions.some((session) => !session.here);

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
          <Button small onClick={() => setAsking('others')}>
            {text.endOthers}
          </Button>
        ) : undefined
      }
    >
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
            onEnd={() => setAsking(session)}
          />
        ))}
      </ul>
      {hasOthers || !onEnd ? null : <p className={styles.meta}>{text.alone}</p>}
      <EndDialog {...{ asking, note, userName }} onEnd={end} onClose={() => setAsking(undefined)} />
    </Panel>
  );
}

interface EndDialogProps {
  readonly asking: ShownSession | 'others' | undefined;
  readonly note: string;
  readonly userName: string | undefined;
  readonly onEnd: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more, and for the password where that is what allows it. */
function EndDialog({ asking, note, userName, onEnd, onClose }: EndDialogProps) {
  const name = asking === 'others' ? text.ask.yesOthers : text.ask.yesOne;
  const { busy, failed } = text.ask;
  const shown = { open: asking !== undefined, onClose };
  const body = (
    <>
      {typeof asking === 'object' ? (
        <SessionMeta times={timesOf(asking)} address={asking.address} />
      ) : null}
      <p>{note}</p>
    </>
  );
  if (userName === undefined) {
    return (
      <ConfirmDialog
        {...shown}
        title={titleOf(asking) ?? ''}
        yes={{ look: 'danger', name, busy }}
        cancel={text.ask.cancel}
        refused={failed}
        onYes={() => onEnd('')}
      >
        {body}
      </ConfirmDialog>
    );
  }
  return (
    <PasswordDialog
      {...shown}
      title={titleOf(asking)}
      submit={{ name, busy }}
      failed={failed}
      userName={userName}
      onProve={onEnd}
    >
      {body}
    </PasswordDialog>
  );
}

function titleOf(asking: ShownSession | 'others' | undefined): string | null {
  if (asking === undefined) return null;
  return asking === 'others' ? text.ask.others : text.ask.one(nameOf(asking));
}
