import type { ReactNode } from 'react';
import type { FeedCall } from '../../kit/feed/call-context.ts';
import { FeedProvider } from '../../kit/feed/FeedProvider.tsx';
import type { KnownAnswer } from '../../kit/feed/feed-key.ts';
import { SiteContext, type SiteFacts } from '../../kit/site/site.ts';

interface AppProps {
  readonly site: SiteFacts;
  readonly call: FeedCall;
  readonly known: readonly KnownAnswer[];
  readonly children: ReactNode;
}

/** What surrounds every screen, on the server and in the browser alike. */
export function App({ site, call, known, children }: AppProps) {
  return (
    <SiteContext value={site}>
      <FeedProvider call={call} known={known}>
        {children}
      </FeedProvider>
    </SiteContext>
  );
}
