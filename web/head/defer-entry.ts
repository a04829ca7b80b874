/**
 * A page that the server rendered shows and works before React arrives: links lead, forms post. Its
 * script comes when the visitor touches something, or when the page has come whole and the browser
 * rests. Until then the press of a button is held, and pressed again when React can answer it.
 */

import { agencyKey, memberKeys, viewKey } from '../../core/browser/storage-names.ts';
import { painted } from '../../kit/viewport/painted.ts';
import { savesData } from './saves-data.ts';
import { startedEvent } from './started-event.ts';

/** Milliseconds for which a page that has come whole is left to its reader. */
const restMilliseconds = 2_000;
/** Milliseconds after which a form is sent without script. */
const patienceMilliseconds = 2_000;
const touches = ['pointerdown', 'keydown', 'focusin'] as const;
/**
 * With these, events that have React take over the whole page in one piece before it answers them,
 * while whoever pressed or typed waits. None reaches it until it has taken over, piece by piece.
 */
const others = [
  ...['pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keypress', 'keyup'],
  ...['focusout', 'beforeinput', 'textInput', 'input', 'change', 'select', 'selectionchange'],
  // Keyboards of phones compose syllables before they hand them over.
  ...['compositionstart', 'compositionupdate', 'compositionend', 'contextmenu', 'dblclick'],
];
/** Not from React what it is told of fields that were filled before it came (report-typed.ts). */
function withhold(event: Event): void {
  if (event.isTrusted) event.stopPropagation();
}

/** The bar tells who is signed in and what was chosen of size and colours: it should do so soon. */
function isKnown(): boolean {
  try {
    return [...memberKeys, agencyKey, viewKey].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Storage is forbidden: nothing can be known.
    return false;
  }
}

/** Whether the server takes what the button sends without script: a form without address asks. */
const sendsForm = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && form?.matches('[action], [method="get"]') === true;

/**
 * Fetches a built file into the browser's cache. Throws where it cannot be had: a browser that has
 * failed to import a module does not try that one again.
 */
async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  await answer.arrayBuffer();
}

/** Fetches all at once, but begins each in a task of its own: together they hold up a press. */
async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const begin = async (address: string, place: number) => {
    await new Promise((resolve) => setTimeout(resolve, place));
    await fetchFile(address);
  };
  await Promise.all(addresses.map(begin));
}

/** Fetches the entry and the modules that it needs (addresses) when it is their time. */
export function deferEntry(entry: string, modules: readonly string[]): void {
  let isComing = false;
  /** In the order in which they were pressed; each once, however often it was. */
  const held = new Set<HTMLButtonElement>();

  async function start(): Promise<void> {
    if (isComing) return;
    isComing = true;
    // What the touch changes must not wait for the requests.
    await painted();
    try {
      await fetchFiles([entry, ...modules]);
      // Each is run when what it needs has been, by itself: all at once hold up a press.
      for (const file of [...modules.toReversed(), entry]) await import(/* @vite-ignore */ file);
    } catch {
      // The next touch tries again.
      isComing = false;
      release(sendsForm);
      for (const pressed of held) pressed.removeAttribute('aria-busy');
      held.clear();
    }
  }

  function hold(event: Event): void {
    const pressed = event.target instanceof Element && event.target.closest('button');
    if (!pressed) {
      withhold(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    held.add(pressed);
    pressed.setAttribute('aria-busy', 'true');
    if (sendsForm(pressed)) setTimeout(release, patienceMilliseconds, sendsForm);
    void start();
  }

  /** Presses the buttons that were held, as far as that leads to something. */
  function release(leads: (button: HTMLButtonElement) => boolean): void {
    for (const pressed of [...held].filter(leads)) {
      held.delete(pressed);
      pressed.removeAttribute('aria-busy');
      removeEventListener('click', hold, true);
      pressed.click();
      addEventListener('click', hold, true);
    }
  }

  addEventListener('click', hold, true);
  for (const touch of touches) addEventListener(touch, start, true);
  for (const type of [...touches, ...others]) addEventListener(type, withhold, true);
  addEventListener(startedEvent, () => {
    for (const touch of touches) removeEventListener(touch, start, true);
    for (const type of [...touches, ...others]) removeEventListener(type, withhold, true);
    release(() => true);
    removeEventListener('click', hold, true);
  });
  addEventListener('load', () => {
    if (savesData()) return;
    // Some browsers have no such callback.
    const idle = window.requestIdleCallback ?? setTimeout;
    // Whoever stands before a sign-in will touch it, and only script can send it.
    const isWanted = isKnown() || document.querySelector('[type="password"]') !== null;
    setTimeout(() => idle(start), isWanted ? 0 : restMilliseconds);
  });
}
