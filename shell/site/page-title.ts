/** The title of a page that only its content knows, such as a topic's. */
import { useEffect, useSyncExternalStore } from 'react';

let title: string | undefined;
const listeners = new Set<() => void>();

function change(next: string | undefined): void {
  title = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the page while it is shown, without the cooperative; undefined: as the route says. */
export function usePageTitle(wanted: string | undefined): void {
  useEffect(() => {
    change(wanted);
    return () => change(undefined);
  }, [wanted]);
}

/** The name that the shown page gave itself. */
export function useGivenTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => title,
    () => undefined,
  );
}
