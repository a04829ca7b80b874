/** When the service worker is registered: never before a page has all that it shows. */
import { savesData } from '../head/saves-data.ts';
import { startedEvent } from '../head/started-event.ts';

interface Around {
  /** Whether a member is inside the portal now, whose frame is then held, too. */
  readonly isInside: () => boolean;
  /** Calls at each step from page to page. */
  readonly onStep: (act: () => void) => void;
}

/** Milliseconds for which a page that has started is left to its reader. */
const restMilliseconds = 2_000;

/**
 * Brings it once the page has started and the browser rests. Not in the office, nor where the
 * cooperative has switched it off, nor for whoever saves data; on plain http no browser knows it.
 */
export function bringServiceWorker({ isInside, onStep }: Around): void {
  const isWanted = document.documentElement.dataset.offline !== undefined && !savesData();
  if (!isWanted || !('serviceWorker' in navigator)) return;
  // Some browsers have no such callback.
  const idle = window.requestIdleCallback ?? setTimeout;
  let isHeld = false;
  let isComing = false;

  async function bring(): Promise<void> {
    const inside = isInside();
    try {
      const { registerServiceWorker } = await import('./register.ts');
      await registerServiceWorker(inside);
      isHeld ||= inside;
    } catch {
      // Without signal or storage: the next page tries again.
    }
    isComing = false;
  }

  function later(): void {
    if (isComing) return;
    isComing = true;
    setTimeout(() => idle(() => void bring()), restMilliseconds);
  }
  addEventListener(startedEvent, later, { once: true });
  onStep(() => isInside() && !isHeld && later());
}
