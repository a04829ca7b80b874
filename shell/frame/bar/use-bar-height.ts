import { type RefObject, useEffect } from 'react';
import { shareHeight } from '../../../kit/viewport/share-height.ts';

/**
 * While the bar stays in view, `--covered` is its height, so that what is scrolled to stands below
 * it. A menu that lies over the page is no part of that height.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const measure = () =>
      getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
    return shareHeight('--covered', current, measure);
  }, [bar]);
}
