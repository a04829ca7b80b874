/** A page that only its script can show, whose script cannot be had: it says so and waits. */
import { untilThere } from '../../shell/signal/reach.ts';

/** Milliseconds: not every browser notices that its line is back. */
const restMilliseconds = 10_000;

/** Of the sentence that the server sends along, unseen. */
export const lateId = 'late';

const open = () => void untilThere().then((is) => is && location.reload());

/** Opens the address for which this page stands in as soon as the server answers. */
export function openWhenBack(): void {
  addEventListener('online', open);
  setTimeout(open, restMilliseconds);
}

/** Shows it when a script of the page fails, and opens the page anew when the line is back. */
export function sayWhenLate(): void {
  const show = ({ target }: Event) => {
    const late = document.getElementById(lateId);
    // Pictures fail, too, and a page that has been made has no such sentence any more.
    if (!late?.hidden || !(target === window || target instanceof HTMLScriptElement)) return;
    late.hidden = false;
    // At that event alone: a script with a fault would have the page loaded again for ever.
    addEventListener('online', open);
  };
  addEventListener('error', show, true);
}
