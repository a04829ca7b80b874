import pattern from 'virtual:torn-words';
import { Outlet } from 'react-router';
import { holdWords } from './held-text.ts';

holdWords(pattern);

/** Around every page that the browser alone renders: with it come the words that it would tear. */
export function HeldWords() {
  return <Outlet />;
}
