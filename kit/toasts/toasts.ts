/** The messages of this page; one store for the whole browser tab. */
import { useSyncExternalStore } from 'react';
import { createToasts, type Notice, noToasts, type ToastState } from './toast-store.ts';

export const toasts = createToasts();

/** Shows a message; for code outside React. */
export function notify(notice: Notice): void {
  toasts.notify(notice);
}

export function useToasts(): ToastState {
  return useSyncExternalStore(toasts.subscribe, toasts.state, () => noToasts);
}
