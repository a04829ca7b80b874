import { useEffect, useState } from 'react';
import { IdleWarning } from '../idle/IdleWarning.tsx';
import { EndWarning } from './EndWarning.tsx';
import { useSignsOfLife } from './use-signs-of-life.ts';

interface SessionWatchProps {
  /** When the session ends for want of use, in milliseconds of this browser's clock. */
  readonly deadline: number;
  /** When it ends whatever happens. */
  readonly end: number;
  /** Who has a countdown of their own is not warned of the end here: staff in a member's stead. */
  readonly helped?: boolean;
  /** A sign of life: asks the server, and the deadline moves on. */
  readonly onStay: () => void;
  /** Asks without being one; gives the deadline, 0 where the session is over. */
  readonly onLook: () => Promise<number>;
  /** The person would rather leave at once. */
  readonly onLeave: () => void;
  /** The time is up. */
  readonly onOver: () => void;
}

const warnSeconds = 60;
/** Whoever must sign in anew finishes first what is begun. */
const warnOfEndSeconds = 300;
/** How often a warning that is shown looks whether another tab has gone on. */
const lookEveryMilliseconds = 10_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // Timers sleep with the machine, so the clock is read and not counted on.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Whole seconds until an instant; never less than none. */
const secondsTo = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now) / 1000));

/**
 * Warns a minute before a session ends for want of use, one key goes on (D-03; 2.2.1), and five
 * minutes before its end that nothing extends. Another tab in use keeps this one inside: the
 * server is looked at before anybody is warned or sent away.
 */
export function SessionWatch(props: SessionWatchProps) {
  const { deadline, end, helped = false, onStay, onLook, onLeave, onOver } = props;
  const now = useNow();
  const left = secondsTo(deadline, now);
  const endLeft = secondsTo(end, now);
  // A second is lost on the way: a session that nothing extends has one end under two names.
  const extendable = deadline + 2000 < end;
  const near = extendable && left <= warnSeconds;
  const sure = useLooks(near, deadline, onLook);
  const warning = near && sure;
  useSignsOfLife(!warning, onStay);

  const over = left === 0 || endLeft === 0;
  useEffect(() => {
    if (!over) return;
    let isActive = true;
    onLook().then((until) => isActive && until <= Date.now() && onOver());
    return () => {
      isActive = false;
    };
  }, [over, onLook, onOver]);

  return (
    <>
      <IdleWarning open={warning} left={left} onStay={onStay} onLeave={onLeave} />
      {helped ? null : (
        <EndWarning
          due={!warning && endLeft <= warnOfEndSeconds}
          left={endLeft}
          onLeave={onLeave}
        />
      )}
    </>
  );
}

/** Looks at the brink and then again and again; true once the server has been asked about it. */
function useLooks(near: boolean, deadline: number, onLook: () => Promise<number>): boolean {
  const [sureOf, setSureOf] = useState(0);
  useEffect(() => {
    if (!near) return;
    let isActive = true;
    const look = () => onLook().then(() => isActive && setSureOf(deadline));
    void look();
    const timer = setInterval(look, lookEveryMilliseconds);
    return () => {
      isActive = false;
      clearInterval(timer);
    };
  }, [near, deadline, onLook]);
  return sureOf === deadline;
}
