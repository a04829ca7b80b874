import { useEffect, useState } from 'react';

/** Whole seconds until a moment of this browser's clock, in milliseconds; never less than none. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    // Timers sleep with the machine, so the clock is read and not counted on.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
