import { useEffect, useRef } from 'react';

/** A reader who scrolls or types is alive, but the server need not hear of every key. */
const quietMilliseconds = 60_000;

const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Lets the server know, at most once a minute, that somebody is reading. */
export function useSignsOfLife(awake: boolean, onActivity: () => void): void {
  const last = useRef(Date.now());
  useEffect(() => {
    if (!awake) return;
    const heard = () => {
      if (Date.now() - last.current < quietMilliseconds) return;
      last.current = Date.now();
      onActivity();
    };
    for (const eventName of activityEvents) addEventListener(eventName, heard, { passive: true });
    return () => {
      for (const eventName of activityEvents) removeEventListener(eventName, heard);
    };
  }, [awake, onActivity]);
}
