import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import styles from '../frame.module.css';
import { text } from '../frame.text.ts';

interface SessionWatchProps {
  /** When the session ends, in milliseconds of this browser's clock. */
  readonly deadline: number;
  /** A sign of life: asks the server, and the deadline moves on. */
  readonly onStay: () => void;
  /** The member would rather leave at once. */
  readonly onLeave: () => void;
  /** The time is up. */
  readonly onOver: () => void;
}

const warnSeconds = 60;
/** A reader who scrolls or types is alive, but the server need not hear of every key. */
const quietMilliseconds = 60_000;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whole seconds until the deadline; never less than none. */
function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // Timers sleep with the machine, so the clock is read and not counted on.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Lets the server know, at most once a minute, that somebody is reading. */
function useSignsOfLife(awake: boolean, onStay: () => void): void {
  const last = useRef(Date.now());
  useEffect(() => {
    if (!awake) return;
    const heard = () => {
      if (Date.now() - last.current < quietMilliseconds) return;
      last.current = Date.now();
      onStay();
    };
    for (const sign of signs) addEventListener(sign, heard, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, heard);
    };
  }, [awake, onStay]);
}

/** Warns a minute before a session ends for want of use; one key goes on (D-03; 2.2.1). */
export function SessionWatch({ deadline, onStay, onLeave, onOver }: SessionWatchProps) {
  const left = useSecondsLeft(deadline);
  const warning = left <= warnSeconds;
  useSignsOfLife(!warning, onStay);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  return (
    <Dialog
      open={warning}
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
