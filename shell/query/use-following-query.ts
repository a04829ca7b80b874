import { useEffect, useRef } from 'react';
import type { QueryData, QueryEndpoint } from './call-context.ts';
import { type QueryResult, useApiQuery } from './use-api-query.ts';
import { useInvalidate } from './use-invalidate.ts';

/**
 * Data of an endpoint without input; another version of what the page saves asks for it again. What
 * the page shows beside its own subject: where it fails, nothing stands for it.
 */
export function useFollowingQuery<E extends QueryEndpoint>(
  endpoint: E,
  version: string,
): QueryResult<QueryData<E>> {
  const query = useApiQuery(endpoint, {} as never, { unseen: true });
  const forget = useInvalidate();
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    forget(endpoint);
  }, [version, forget, endpoint]);
  return query;
}
