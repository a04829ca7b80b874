/** How much room there is: for screens whose phone form is another tree altogether. */
import { useSyncExternalStore } from 'react';

/** As the container queries: so many times the text size that is chosen. */
function isWide(leastRem: number): boolean {
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

/**
 * Agrees with `@container page (min-width: 48rem)`, where there is room for a table, or with 64rem,
 * where there is room for a portal's menu beside the page; in the browser only.
 */
export const useWideViewport = (leastRem: 48 | 64 = 48): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWide(leastRem),
    () => true,
  );
