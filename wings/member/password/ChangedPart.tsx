import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../api/paths.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useSecondsLeft } from '../../../kit/countdown/use-seconds-left.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Say } from '../../../kit/say/Say.tsx';
import styles from './password.module.css';
import { text } from './password.text.ts';

/** R175, in milliseconds. */
const reloadAfter = 3000;

/** Loaded, not moved to: nothing of the session may stay in the page's memory. */
const toSignIn = (): void => globalThis.location.replace(paths.memberLogon);

/** The password is another one; the sign-in comes by itself in three seconds, or at a press. */
export function ChangedPart({ children }: { readonly children: string }) {
  const [deadline] = useState(() => Date.now() + reloadAfter);
  const [title, ...next] = children.split(' ');
  const seconds = useSecondsLeft(deadline);
  const now = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    now.current?.focus();
    const timer = setTimeout(toSignIn, reloadAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Panel label={text.done.title} className={styles.narrow}>
      <div className={styles.form} data-parting>
        <Say kind="ok" title={title} alert>
          {next.map((part) => ` ${part}`).join('')}
        </Say>
        <p className={styles.soon}>{text.done.soon(seconds)}</p>
        <Button look="primary" block ref={now} onClick={toSignIn}>
          {text.done.now}
        </Button>
      </div>
    </Panel>
  );
}
