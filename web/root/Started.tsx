import { type ReactNode, useEffect } from 'react';
import { startedEvent } from '../head/started-event.ts';
import { reportTyped } from './report-typed.ts';

interface StartedProps {
  /** The page came from the server and was there to be typed on. */
  readonly served: boolean;
  readonly children: ReactNode;
}

/** Says that React has taken over, and tells it what was typed and chosen before it came. */
export function Started({ served, children }: StartedProps) {
  useEffect(() => {
    if (served) reportTyped();
    document.documentElement.dataset.started = '';
    dispatchEvent(new Event(startedEvent));
  }, [served]);
  return children;
}
