/** Whether there is room for a table: for screens whose phone form is another tree altogether. */
import { useSyncExternalStore } from 'react';

/** As the container queries: 48 times the text size that is chosen. */
const leastRem = 48;

function isWide(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return document.documentElement.clientWidth >= leastRem * rem;
}

function subscribe(listener: () => void): () => void {
  // A larger text makes the page taller: it is seen here as a turned phone is.
  const watch = new ResizeObserver(listener);
  watch.observe(document.body);
  window.addEventListener('resize', listener);
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', listener);
  };
}

/** Agrees with `@container page (min-width: 48rem)`; in the browser only. */
export const useWideViewport = (): boolean => useSyncExternalStore(subscribe, isWide, () => true);
