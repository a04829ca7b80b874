import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { QueryData, QueryEndpoint, QueryInput } from './call-context.ts';
import { apiQueryKey } from './query-key.ts';

/**
 * Puts an answer that came with something just done in the place of the one that a screen shows,
 * which stays as it is meanwhile; what other pages have read is forgotten.
 */
export function useStoreAnswer<E extends QueryEndpoint>(
  endpoint: E,
): (data: QueryData<E>, input?: QueryInput<E>) => void {
  const client = useQueryClient();
  return useCallback(
    (data, input) => {
      client.removeQueries({ type: 'inactive' });
      client.setQueryData(apiQueryKey(endpoint, input ?? {}), data);
    },
    [client, endpoint],
  );
}
