import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import {
  CallContext,
  type QueryData,
  type QueryEndpoint,
  type QueryInput,
} from './call-context.ts';
import { failureOf } from './failure.ts';
import { apiQueryKey } from './query-key.ts';
import { type QueryNow, queryNow } from './query-state.ts';

/** A feed as a screen sees it. */
export interface QueryResult<Data> extends QueryNow<Data> {
  /** Asks again from the beginning. */
  readonly retry: () => void;
  /** Reference code of a failure. */
  readonly ref: string | undefined;
  /** Machine name of a failure's problem, such as `not_found`. */
  readonly code: string | undefined;
  /** It failed without any answer: for want of signal, as far as anybody here can tell. */
  readonly noAnswer: boolean;
}

/** Whether the address asked for something that is not there, or that cannot be. */
export const isMissing = ({ code }: Pick<QueryResult<unknown>, 'code'>): boolean =>
  code === 'not_found' || code === 'bad_input';

interface ApiQueryOptions {
  /** Fetched only if not already fetched: public answers that every page shows (R112). */
  readonly keep?: boolean;
  /** Nothing on the page stands for it: a toast says that it failed (R164). */
  readonly unseen?: boolean;
}

/** A device that knows it is cut off says so beside every page (`shell/signal/OfflineNote.tsx`). */
const mannerOf = (unseen: boolean) => (unseen && navigator.onLine !== false ? 'feed' : 'silent');

const cacheForever = { gcTime: Infinity, staleTime: Infinity } as const;

/**
 * Data of an endpoint for a screen: idle → fetching → success or failure (R110). Another input
 * asks anew; `undefined` as input keeps the query idle. Needs a `QueryProvider` above.
 */
export function useApiQuery<E extends QueryEndpoint>(
  endpoint: E,
  input: QueryInput<E> | undefined,
  { keep = false, unseen = false }: ApiQueryOptions = {},
): QueryResult<QueryData<E>> {
  const call = use(CallContext);
  if (!call) throw new Error('useApiQuery needs a QueryProvider above it');
  const client = useQueryClient();
  const queryKey = apiQueryKey(endpoint, input);
  const enabled = input !== undefined;
  const query = useQuery({
    queryKey,
    meta: { wing: endpoint.wing },
    enabled,
    ...(keep ? cacheForever : {}),
    // An answer without data is still an answer; undefined would count as a fault.
    queryFn: async ({ signal }) =>
      (await call(endpoint, input, { manner: mannerOf(unseen), signal })).data ?? null,
  });
  const now = queryNow({
    enabled,
    fetching: query.isFetching,
    failed: query.isError,
    data: query.data as QueryData<E> | undefined,
  });
  const failure = now.state === 'failure' ? failureOf(query.error) : undefined;
  // By its content: an address makes another array at each rendering.
  const name = JSON.stringify(queryKey);
  const retry = useCallback(
    () => void client.resetQueries({ queryKey: JSON.parse(name), exact: true }),
    [client, name],
  );
  return {
    ...now,
    retry,
    ref: failure?.ref,
    code: failure?.code,
    noAnswer: failure?.status === 0,
  };
}
