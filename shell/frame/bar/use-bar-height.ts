import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { shareHeight } from '../../../kit/viewport/share-height.ts';

/**
 * While the bar stays in view, `--covered` is its height, so that what is scrolled to stands below
 * it. An unfolded menu lies over the page only until it is folded: the height stays as it was, and
 * no style of the page is computed anew while somebody waits for the menu.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isUnfolded = false): void {
  const unfolded = useRef(isUnfolded);
  useLayoutEffect(() => {
    unfolded.current = isUnfolded;
  }, [isUnfolded]);
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    let height = 0;
    const measure = () => {
      if (unfolded.current) return height;
      height = getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
      return height;
    };
    return shareHeight('--covered', current, measure);
  }, [bar]);
}
