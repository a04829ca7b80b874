import { useEffect, useState } from 'react';

/** Whole seconds until a moment of this browser's clock, in milliseconds; never less than none. */
export function useSecondsLeft(deadline: number): number {
  const [seen, setSeen] = useState(() => ({ deadline, now: Date.now() }));
  // Between deadlines nothing ticks: what was seen is as old as the last one.
  if (seen.deadline !== deadline) setSeen({ deadline, now: Date.now() });
  const isOver = seen.now >= deadline;
  useEffect(() => {
    if (isOver) return;
    const look = () => setSeen({ deadline, now: Date.now() });
    look();
    // Timers sleep with the machine, so the clock is read and not counted on.
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [deadline, isOver]);
  return Math.max(0, Math.ceil((deadline - seen.now) / 1000));
}
