import { useEffect, useState } from 'react';

export interface Countdown {
  readonly minutes: number;
  readonly seconds: number;
  /** Seconds in all; 0: over. */
  readonly left: number;
}

/** Counts down from `from` seconds, anew whenever `key` changes; by the clock, also after sleep. */
export function useCountdown(from: number, key: string): Countdown {
  const [run, setRun] = useState({ key, endsAt: Date.now() + from * 1000, left: from });
  if (run.key !== key) setRun({ key, endsAt: Date.now() + from * 1000, left: from });
  const { endsAt, left } = run;
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setRun((before) => (before.endsAt === endsAt ? { ...before, left: now } : before));
    }, 500);
    return () => clearInterval(timer);
  }, [endsAt, isOver]);

  return { left, minutes: Math.floor(left / 60), seconds: left % 60 };
}
