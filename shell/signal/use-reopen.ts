import { useCallback, useEffect, useState } from 'react';
import { isThere, untilThere } from './reach.ts';

/** Milliseconds: a page that has just been opened and lacks a file will lack it again. */
const justOpened = 10_000;

/**
 * Opens the page anew as soon as the server answers, and says how often it did not: a browser that
 * has failed to import a file never tries that one again. Where the server answers and the file is
 * not there, a new version has come, and the page is opened anew at once.
 */
export function useReopen(): { readonly reopen: () => void; readonly tries: number } {
  const [tries, setTries] = useState(0);
  const reopen = useCallback(() => {
    void isThere().then((is) => (is ? location.reload() : setTries((before) => before + 1)));
  }, []);
  useEffect(() => {
    if (!navigator.onLine) return;
    if (performance.now() > justOpened) return reopen();
    // A browser that believes itself connected does not say when it is.
    let isActive = true;
    const isWanted = () => isActive;
    void isThere()
      .then((is) => !is && untilThere(isWanted))
      .then((isBack) => isBack && location.reload());
    return () => {
      isActive = false;
    };
  }, [reopen]);
  return { reopen, tries };
}
