import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CallContext, type FeedCall } from './call-context.ts';
import type { KnownAnswer } from './feed-key.ts';

interface FeedProviderProps {
  readonly call: FeedCall;
  /** Answers that came with the page: its feeds have them from the first render on. */
  readonly known?: readonly KnownAnswer[];
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
export function FeedProvider({ call, known = [], children }: FeedProviderProps) {
  const [client] = useState(() => clientWith(known));
  useEffect(() => () => client.clear(), [client]);
  return (
    <CallContext value={call}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </CallContext>
  );
}

function clientWith(known: readonly KnownAnswer[]): QueryClient {
  const client = new QueryClient({ defaultOptions: defaults });
  for (const { key, data } of known) {
    client.setQueryDefaults(key, { gcTime: Infinity, staleTime: Infinity });
    client.setQueryData(key, data);
  }
  return client;
}
