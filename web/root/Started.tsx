import { type ReactNode, useEffect } from 'react';
import { startedEvent } from '../head/started-event.ts';
import { reportTyped } from './report-typed.ts';

/** Says that React has taken over, and tells it what was typed and chosen before it came. */
export function Started({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    reportTyped();
    document.documentElement.dataset.started = '';
    dispatchEvent(new Event(startedEvent));
  }, []);
  return children;
}
