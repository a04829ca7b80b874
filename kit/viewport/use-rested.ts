import { startTransition, useEffect, useState } from 'react';

/**
 * True once the page has its letters and the browser rests: what a press will show can be laid out
 * before the press. False on the server.
 */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    let isOver = false;
    // Some browsers have no such callback.
    const idle = window.requestIdleCallback ?? setTimeout;
    void document.fonts.ready.then(() =>
      idle(() => {
        if (!isOver) startTransition(() => setRested(true));
      }),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return isRested;
}
