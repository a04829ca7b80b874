/**
 * The settings of view in this browser. Free of React: it runs before the page is painted, in a
 * file of its own.
 */
import { viewKey } from '../../core/browser/storage-names.ts';
import { markView, parseView, plainView, type View } from './view.ts';

let current: View | undefined;
const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return localStorage.getItem(viewKey);
  } catch {
    // Storage may be forbidden; the page is then read in the plain view.
    return null;
  }
}

function load(): View {
  const wished = matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal';
  return parseView(stored(), { ...plainView, contrast: wished });
}

function applyView(view: View): void {
  current = view;
  markView(view, document.documentElement.dataset);
  for (const listener of listeners) listener();
}

/** Sets <html> from what is stored. Called once, before the page is painted. */
export function startView(): void {
  applyView(load());
  addEventListener('storage', (event) => {
    if (event.key === viewKey) applyView(load());
  });
}

/** Changes some of the settings, here and in the other tabs. */
export function changeView(change: Partial<View>): void {
  const view = { ...currentView(), ...change };
  try {
    localStorage.setItem(viewKey, JSON.stringify(view));
  } catch {
    // Not kept then, but still in force on this page.
  }
  applyView(view);
}

/** Hears of every change; returns how to stop hearing. */
export function onViewChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings in force in this browser. */
export function currentView(): View {
  current ??= load();
  return current;
}
