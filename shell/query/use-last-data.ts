import { useState } from 'react';
import type { QueryResult } from './use-api-query.ts';

/**
 * What a feed last told, while it asks again with another filter: for the parts of a screen that
 * the filter does not touch, so that they and the keyboard's focus stay. After a failure nothing
 * is known any more.
 */
export function useLastData<Data>({ state, data }: QueryResult<Data>): Data | undefined {
  const [cached, setCached] = useState(data);
  if (data !== undefined && data !== cached) setCached(data);
  return state === 'failure' ? undefined : (data ?? cached);
}
