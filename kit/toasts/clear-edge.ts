/** Where on the page messages stand: below, unless that hides what is needed right now. */

/** What no message may lie over, beside what has the focus: what sends a form, whom to call. */
const needed = 'button[type="submit"], a[href^="tel:"]';

function countCovered(region: HTMLElement): number {
  const own = region.getBoundingClientRect();
  const others = [...document.querySelectorAll(needed)];
  const { activeElement } = document;
  // Without a focus it is the body, which lies under everything.
  if (activeElement && activeElement !== document.body) others.push(activeElement);
  return others.filter((one) => {
    if (region.contains(one) || one.contains(region) || one.matches('main')) return false;
    const box = one.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.left < own.right &&
      box.right > own.left &&
      box.top < own.bottom &&
      box.bottom > own.top
    );
  }).length;
}

/** Moves the region to the other edge of the window where less lies under it. */
function choose(region: HTMLElement): void {
  const before = countCovered(region);
  if (before === 0) return;
  const { edge } = region.dataset;
  region.dataset.edge = edge === 'top' ? 'bottom' : 'top';
  if (countCovered(region) >= before) region.dataset.edge = edge ?? 'bottom';
}

/** Keeps the region clear while messages are shown; gives what ends it. */
export function keepClear(region: HTMLElement): () => void {
  delete region.dataset.edge;
  choose(region);
  const again = () => choose(region);
  const passive = { passive: true } as const;
  addEventListener('scroll', again, passive);
  addEventListener('resize', again);
  addEventListener('focusin', again);
  return () => {
    removeEventListener('scroll', again);
    removeEventListener('resize', again);
    removeEventListener('focusin', again);
  };
}
