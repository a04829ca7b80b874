import { useState } from 'react';

/** The latest result there was: `old` while what is typed gives none. */
export function useLastGood<Result>(now: Result | undefined, first: Result | undefined) {
  const [good, setGood] = useState(now ?? first);
  if (now !== undefined && now !== good) setGood(now);
  return { result: now ?? good, old: now === undefined };
}
