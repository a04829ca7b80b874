import type { ReactNode } from 'react';
import { LateDrawingsContext } from '../../kit/icon/late-drawings.ts';
import { FormContext, type PostedForm } from '../../shell/form/outcome.ts';
import type { QueryCall } from '../../shell/query/call-context.ts';
import { QueryProvider } from '../../shell/query/QueryProvider.tsx';
import type { InitialAnswer } from '../../shell/query/query-key.ts';
import { AskingContext } from '../../shell/site/asking.ts';
import { SiteContext, type SiteFacts } from '../../shell/site/site.ts';

interface AppProps {
  readonly site: SiteFacts;
  readonly call: QueryCall;
  readonly initialAnswers: readonly InitialAnswer[];
  /** The page as served asks about cookies. */
  readonly asking: boolean;
  /** What came of a form that was sent without script. */
  readonly posted?: PostedForm | undefined;
  readonly children: ReactNode;
}

/** What surrounds every screen, on the server and in the browser alike. */
export function App({ site, call, initialAnswers, asking, posted, children }: AppProps) {
  return (
    <SiteContext value={site}>
      <QueryProvider call={call} initialAnswers={initialAnswers}>
        <AskingContext value={asking}>
          <LateDrawingsContext value={asking}>
            <FormContext value={posted}>{children}</FormContext>
          </LateDrawingsContext>
        </AskingContext>
      </QueryProvider>
    </SiteContext>
  );
}
