import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CallContext, type FeedCall } from './call-context.ts';

interface FeedProviderProps {
  readonly call: FeedCall;
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
export function FeedProvider({ call, children }: FeedProviderProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: defaults }));
  useEffect(() => () => client.clear(), [client]);
  return (
    <CallContext value={call}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </CallContext>
  );
}
