import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CallContext, type QueryCall } from './call-context.ts';
import type { InitialAnswer, InitialRefusal } from './query-key.ts';

interface QueryProviderProps {
  readonly call: QueryCall;
  /** Answers that came with the page: its feeds have them from the first render on. */
  readonly initialAnswers?: readonly InitialAnswer[];
  readonly children: ReactNode;
}

/** Nothing is asked twice behind the reader's back, and nothing personal outlives its page. */
const defaults = {
  queries: {
    gcTime: 0,
    retry: false,
    refetchOnMount: true,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  },
} as const;

/** Gives the screens inside their feeds; forgets everything when it goes. */
export function QueryProvider({ call, initialAnswers = [], children }: QueryProviderProps) {
  const [client] = useState(() => clientWith(initialAnswers));
  useEffect(() => () => client.clear(), [client]);
  return (
    <CallContext value={call}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </CallContext>
  );
}

/** A feed that was refused on the server starts as one: asking again would tell the same. */
const refused = (error: InitialRefusal) => ({
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: error as unknown as Error,
  errorUpdateCount: 1,
  errorUpdatedAt: 0,
  fetchFailureCount: 1,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'error' as const,
  fetchStatus: 'idle' as const,
});

function clientWith(initialAnswers: readonly InitialAnswer[]): QueryClient {
  const client = new QueryClient({ defaultOptions: defaults });
  for (const answer of initialAnswers) {
    const { key } = answer;
    client.setQueryDefaults(key, { gcTime: Infinity, staleTime: Infinity, retryOnMount: false });
    if ('data' in answer) client.setQueryData(key, answer.data);
    else client.getQueryCache().build(client, { queryKey: key }, refused(answer.refusal));
  }
  return client;
}
