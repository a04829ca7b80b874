import { useEffect, useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import styles from './frame.module.css';
import { text } from './frame.text.ts';

interface IdleWatchProps {
  /** Milliseconds of this browser's clock. */
  readonly deadline: number;
  /** A sign of life: the deadline moves on. */
  readonly onStay: () => void;
  /** Asks the server without being one: another tab may be in use. */
  readonly onLook: () => void;
  readonly onLeave: () => void;
}

const warnSeconds = 60;
/** How often the server is asked while the warning stands. */
const lookEverySeconds = 10;

/** Seconds to the deadline; the clock is read, not counted on: timers sleep with the machine. */
function useSecondsTo(deadline: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Warns a minute before the session ends for want of use; one key goes on (2.2.1, 2.2.6). */
export function IdleWatch({ deadline, onStay, onLook, onLeave }: IdleWatchProps) {
  const left = useSecondsTo(deadline);
  const near = left <= warnSeconds;
  const due = near && left % lookEverySeconds === 0;
  useEffect(() => {
    if (due) onLook();
  }, [due, onLook]);
  return (
    <Dialog
      open={near}
      onClose={onStay}
      title={text.idle.title}
      urgent
      actions={
        <>
          <Button look="primary" onClick={onStay}>
            {text.idle.stay}
          </Button>
          <Button onClick={onLeave}>{text.idle.leave}</Button>
        </>
      }
    >
      <p>{text.idle.why}</p>
      <p className={styles.count} role="timer">
        <strong>{left}</strong> {text.idle.seconds}
      </p>
    </Dialog>
  );
}
