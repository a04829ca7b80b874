/**
 * What only the browser knows, on a page that the server has rendered without it. React's own hook
 * for stores renders such a page twice in one task: taking over what was served, then, at once and
 * in one piece, again with what the browser says. A press would wait for both.
 */
import { startTransition, useEffect, useState } from 'react';

/** Whether React has yet to take over what was served; on the server it always has. */
export function isHydrating(): boolean {
  if (typeof document === 'undefined') return true;
  const { rendered, started } = document.documentElement.dataset;
  return rendered === 'server' && started === undefined;
}

/** To subscribe to what does not change while a page is open. */
export const never = () => () => {};

/**
 * The value that `read` finds. While React takes over a served page it is `served`, and the true
 * one follows in a transition, between presses; each later change that `subscribe` reports is
 * rendered at once. Both functions must stay the same; equal values must be the same object.
 */
export function useBrowserValue<T extends string | number | boolean | object | undefined>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  served: T,
): T {
  const [value, setValue] = useState<T>(() => (isHydrating() ? served : read()));
  useEffect(() => {
    const renew = () => setValue(read());
    startTransition(renew);
    return subscribe(renew);
  }, [subscribe, read]);
  return value;
}
