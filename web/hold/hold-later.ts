/** Holds words in what the browser renders of a page that the server has sent. */
import type { DataRouter } from 'react-router';
import { startedEvent } from '../head/started-event.ts';
import { fetchWithScreens } from '../page.ts';

/** Without the words, for want of signal, lines end where the browser ends them. */
const fetchWords = () => import('./HeldWords.tsx').catch(() => undefined);

/**
 * Fetches the words when a form is sent or another page gone to, which then is rendered here, and
 * with its words held when it is first seen. Not before React has taken over: it takes the server's
 * text for another one when its own is held.
 */
export function holdLater(router: Pick<DataRouter, 'subscribe'>): void {
  const watch = () => {
    fetchWithScreens(fetchWords);
    addEventListener('submit', fetchWords, { capture: true, once: true });
    const leave = router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') return;
      void fetchWords();
      leave();
    });
  };
  addEventListener(startedEvent, watch, { once: true });
}
