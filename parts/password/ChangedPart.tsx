import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { useSecondsLeft } from '../../kit/countdown/use-seconds-left.ts';
import { Panel } from '../../kit/panel/Panel.tsx';
import styles from './change.module.css';
import { changeText as text } from './change.text.ts';

/** R175, in milliseconds. */
const reloadAfter = 3000;

/** Loaded, not moved to: nothing of the session may stay in the page's memory. */
const signInAt = (address: string): void => globalThis.location.replace(address);

/** While it is marked, frames show nothing that leads on: the session is over. */
function markParting(): () => void {
  const { dataset } = document.documentElement;
  dataset.parting = '';
  return () => {
    delete dataset.parting;
  };
}

interface ChangedPartProps {
  /** The portal's sign-in. */
  readonly to: string;
  readonly children: string;
}

/** The password is another one; the sign-in comes by itself in three seconds, or at a press. */
export function ChangedPart({ to, children }: ChangedPartProps) {
  const [deadline] = useState(() => Date.now() + reloadAfter);
  const [title, ...next] = children.split(' ');
  const seconds = useSecondsLeft(deadline);
  const now = useRef<HTMLButtonElement>(null);
  useLayoutEffect(markParting, []);
  useEffect(() => {
    now.current?.focus();
    const timer = setTimeout(() => signInAt(to), reloadAfter);
    return () => clearTimeout(timer);
  }, [to]);
  return (
    <Panel label={text.done.title} className={styles.narrow}>
      <div className={styles.form}>
        <Alert kind="ok" title={title} alert>
          {next.map((part) => ` ${part}`).join('')}
        </Alert>
        <p className={styles.soon}>{text.done.soon(seconds)}</p>
        <Button look="primary" block ref={now} onClick={() => signInAt(to)}>
          {text.done.now}
        </Button>
      </div>
    </Panel>
  );
}
