import { useEffect } from 'react';

/**
 * Each part of a page that changes its parts in place begins at the top. In braces: `scrollTo`
 * gives a promise in newer browsers, and React would take it for the effect's own clearing away.
 */
export function useTopOf(part: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is the occasion
  useEffect(() => {
    scrollTo(0, 0);
  }, [part]);
}
