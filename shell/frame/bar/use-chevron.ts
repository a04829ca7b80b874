import { useEffect } from 'react';
import type { NavAction } from './nav-state.ts';

/** Width below which the row of entries is a panel behind a button (R032). */
const panelWidth = '(width < 64rem)';

/**
 * The bar of a page that becomes narrower or wider, as when a tablet is turned: the row collapses
 * into its panel, which stands open if an entry of the row did, so that what was being read stays
 * in sight (R124). Back in the row nothing is left open behind the reader.
 */
export function useChevron(isEntryOpen: boolean, act: (action: NavAction) => void): void {
  useEffect(() => {
    const panel = matchMedia(panelWidth);
    const turned = () => {
      if (!panel.matches) act('close');
      else if (isEntryOpen) act('collapse');
    };
    panel.addEventListener('change', turned);
    return () => panel.removeEventListener('change', turned);
  }, [isEntryOpen, act]);
}
