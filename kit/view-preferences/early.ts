/**
 * Keeps the settings of view. Loaded by itself in the head, ahead of everything, so that no page
 * flashes in the wrong size or colours; what shows or changes them later asks here (view-store.ts).
 */
import { viewKey } from '../../core/browser/storage-names.ts';
import { markView, parseChoices, plainView, type View } from './view.ts';
import { viewChange, viewGlobal, viewShown } from './view-store.ts';

/** What was chosen on this page, for a browser that keeps nothing. */
let chosen: Partial<View> = {};

function stored(): string | null {
  try {
    return localStorage.getItem(viewKey);
  } catch {
    // Storage may be forbidden; the page is then read in the plain view.
    return null;
  }
}

function keep(): void {
  try {
    localStorage.setItem(viewKey, JSON.stringify(chosen));
  } catch {
    // Not kept then, but still in force on this page.
  }
}

const asks = (query: string) => matchMedia(`(prefers-${query})`);
const darkDevice = asks('color-scheme: dark');

/** What stands until somebody chooses: public pages are light, and two wings follow the device. */
function unchosen(): View['colours'] {
  if (asks('contrast: more').matches) return 'high';
  return /^\/(member|office)\b/.test(location.pathname) ? 'device' : 'light';
}

/** The browser's own frame goes with the bar, whose colour is known when the styles are there. */
function tintFrame(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--band');
  const meta = document.querySelector<HTMLMetaElement>('[name=theme-color]');
  if (colour && meta) meta.content = colour;
}

/** Sets <html> from what is stored and what changes; only what was chosen is kept. */
function show(change?: Partial<View> | null): void {
  chosen = { ...chosen, ...parseChoices(stored()), ...change };
  if (change) keep();
  const view = { ...plainView, colours: unchosen(), ...chosen };
  viewGlobal.sahakonView = view;
  markView(view, darkDevice.matches, document.documentElement.dataset);
  tintFrame();
  dispatchEvent(new Event(viewShown));
}

show();
addEventListener('load', tintFrame);
// Another tab, another setting of the device, this page.
addEventListener('storage', () => show());
darkDevice.addEventListener('change', () => show());
addEventListener(viewChange, (event) => show((event as CustomEvent<Partial<View> | null>).detail));
