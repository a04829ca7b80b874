import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether folded rows stand in the page too. At first they do, as the server sent them; once the
 * schedule changes they would only slow down every move of a slider, so they wait for paper.
 */
export function useAllRows(schedule: object): boolean {
  const [first] = useState(schedule);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser draws the paper as soon as the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const change = () => (paper.matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return printing || schedule === first;
}
