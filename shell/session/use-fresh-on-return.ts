import { useEffect } from 'react';

/** A page kept alive by the browser's Back may be of somebody who has left: load it anew. */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
