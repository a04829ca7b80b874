import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { began } from './page-progress.ts';

/**
 * For a choice that stands in the address: the function it gives starts the bar of page fetches at
 * once, so that whoever pressed sees it before what was chosen is rendered. What that fetches goes
 * on with the same bar.
 */
export function useProgressUntilShown(): () => void {
  const { key } = useLocation();
  const ended = useRef<() => void>(undefined);
  const end = useCallback(() => {
    ended.current?.();
    ended.current = undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address that was chosen
  useEffect(() => {
    // After the effects that ask the server.
    const timer = setTimeout(end);
    return () => clearTimeout(timer);
  }, [key, end]);
  useEffect(() => end, [end]);
  return () => {
    end();
    ended.current = began();
  };
}
