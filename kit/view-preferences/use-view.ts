import { useBrowserValue } from '../hydration/use-browser-value.ts';
import { plainView, type View } from './view.ts';
import { currentView, onViewChange } from './view-store.ts';

/** The settings in force; on the server and while hydrating the plain view. */
export function useView(): View {
  return useBrowserValue(onViewChange, currentView, plainView);
}
