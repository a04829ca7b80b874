import { type RefObject, useEffect } from 'react';
import { shareHeight } from '../../../kit/viewport/share-height.ts';

/**
 * While the bar stays in view, `--covered` is its height, so that what is scrolled to stands below
 * it. An unfolded menu lies over the page only until it is folded: it counts for nothing.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isUnfolded = false): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || isUnfolded) return undefined;
    const measure = () =>
      getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
    return shareHeight('--covered', current, measure);
  }, [bar, isUnfolded]);
}
