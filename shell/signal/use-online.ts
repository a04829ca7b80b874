/** Whether the browser knows of a line: `false` is sure, `true` only a belief. */
import { useEffect } from 'react';
import { useBrowserValue } from '../../kit/hydration/use-browser-value.ts';
import { untilThere } from './reach.ts';

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

const hasLine = () => navigator.onLine;

/** On the server and while hydrating everybody has a line. */
export const useOnline = (): boolean => useBrowserValue(subscribe, hasLine, true);

/** Does something as soon as the line is back and the server answers over it. */
export function useWhenBack(act: () => unknown): void {
  useEffect(() => {
    let isActive = true;
    const back = () => untilThere(() => isActive).then((is) => is && act());
    addEventListener('online', back);
    return () => {
      isActive = false;
      removeEventListener('online', back);
    };
  }, [act]);
}
