/** The title of a page that only its content knows, such as a topic's. */
import { useEffect, useSyncExternalStore } from 'react';

let title: string | undefined;
const listeners = new Set<() => void>();

function change(next: string | undefined): void {
  title = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the page while it is shown, without the cooperative; undefined: as the route says. */
export function usePageTitle(pageTitle: string | undefined): void {
  useEffect(() => {
    change(pageTitle);
    return () => change(undefined);
  }, [pageTitle]);
}

/** The name that the shown page gave itself. */
export function useCurrentPageTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => title,
    () => undefined,
  );
}
