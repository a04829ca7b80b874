/** How much room there is: for screens whose phone form is another tree altogether. */
import { useBrowserValue } from '../hydration/use-browser-value.ts';

/** Pixels: of the page's width, and of a letter in the text size that is chosen. */
interface Room {
  readonly width: number;
  readonly rem: number;
}

/** As it was last measured: to measure lays out the whole page, for which a press would wait. */
let room: Room | undefined;
const listeners = new Set<() => void>();
let watch: ResizeObserver | undefined;

const measure = (): Room => ({
  width: document.documentElement.clientWidth,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
});

function renew(): void {
  room = measure();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (watch === undefined) {
    // A larger text makes the page taller: it is seen here as a turned phone is.
    watch = new ResizeObserver(renew);
    watch.observe(document.body);
    window.addEventListener('resize', renew);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watch?.disconnect();
    window.removeEventListener('resize', renew);
    watch = undefined;
    room = undefined;
  };
}

/** As the container queries: so many times the text size that is chosen. */
function isWide(leastRem: number): boolean {
  room ??= measure();
  return room.width >= leastRem * room.rem;
}

const isWideEnough = { 48: () => isWide(48), 64: () => isWide(64) };

/**
 * Agrees with `@container page (min-width: 48rem)`, where there is room for a table, or with 64rem,
 * where there is room for a portal's menu beside the page; in the browser only.
 */
export const useWideViewport = (leastRem: 48 | 64 = 48): boolean =>
  useBrowserValue(subscribe, isWideEnough[leastRem], true);
