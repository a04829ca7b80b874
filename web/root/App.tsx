import type { ReactNode } from 'react';
import type { FeedCall } from '../../kit/feed/call-context.ts';
import { FeedProvider } from '../../kit/feed/FeedProvider.tsx';
import type { KnownAnswer } from '../../kit/feed/feed-key.ts';
import { FormContext, type PostedForm } from '../../kit/form/outcome.ts';
import { AskingContext } from '../../kit/site/asking.ts';
import { SiteContext, type SiteFacts } from '../../kit/site/site.ts';

interface AppProps {
  readonly site: SiteFacts;
  readonly call: FeedCall;
  readonly known: readonly KnownAnswer[];
  /** The page as served asks about cookies. */
  readonly asking: boolean;
  /** What came of a form that was sent without script. */
  readonly posted?: PostedForm | undefined;
  readonly children: ReactNode;
}

/** What surrounds every screen, on the server and in the browser alike. */
export function App({ site, call, known, asking, posted, children }: AppProps) {
  return (
    <SiteContext value={site}>
      <FeedProvider call={call} known={known}>
        <AskingContext value={asking}>
          <FormContext value={posted}>{children}</FormContext>
        </AskingContext>
      </FeedProvider>
    </SiteContext>
  );
}
