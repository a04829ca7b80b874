import { useEffect } from 'react';
import { useSecondsLeft } from '../../../kit/countdown/use-seconds-left.ts';
import { IdleWarning } from '../../../shell/idle/IdleWarning.tsx';

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

/** Warns a minute before the session ends for want of use; one key goes on (2.2.1, 2.2.6). */
export function IdleWatch({ deadline, onStay, onLook, onLeave }: IdleWatchProps) {
  const left = useSecondsLeft(deadline);
  const near = left <= warnSeconds;
  const due = near && left % lookEverySeconds === 0;
  useEffect(() => {
    if (due) onLook();
  }, [due, onLook]);
  return <IdleWarning open={near} left={left} onStay={onStay} onLeave={onLeave} />;
}
