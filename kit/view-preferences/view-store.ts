/**
 * The settings of view for what shows or changes them. They are kept by a script of the head
 * (early.ts), which a page holds once and which knows nothing of React.
 */
import { isSameView, plainView, type View } from './view.ts';

/** Events of the window: a change is asked for; the settings in force are shown. */
export const viewChange = 'view-change';
export const viewShown = 'view-shown';

/** Where the settings in force lie. */
export const viewGlobal = globalThis as { sahakonView?: View };

const ask = (detail?: Partial<View>) => dispatchEvent(new CustomEvent(viewChange, { detail }));

/** Changes some of the settings, here and in the other tabs. */
export function changeView(change: Partial<View>): void {
  ask(change);
}

/** On the page of another wing another view may stand, as long as nobody has chosen. */
export function refreshView(): void {
  ask();
}

/** Hears of every change; returns how to stop hearing. */
export function onViewChange(listener: () => void): () => void {
  addEventListener(viewShown, listener);
  return () => removeEventListener(viewShown, listener);
}

let last = plainView;

/** The settings in force in this browser: the same object for as long as they say the same. */
export function currentView(): View {
  const now = viewGlobal.sahakonView ?? plainView;
  if (!isSameView(now, last)) last = now;
  return last;
}
