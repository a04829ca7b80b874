import { useState } from 'react';
import type { Feed } from './use-query-state.ts';

/**
 * What a feed last told, while it asks again with another filter: for the parts of a screen that
 * the filter does not touch, so that they and the keyboard's focus stay. After a failure nothing
 * is known any more.
 */
export function useKnown<Data>({ state, data }: Feed<Data>): Data | undefined {
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  return state === 'failure' ? undefined : (data ?? known);
}
