import type { ReactNode } from 'react';
import { Failed } from '../../kit/empty-state/Failed.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { useSite } from '../site/site.ts';
import type { Feed } from './use-query-state.ts';

interface FailedFeedProps {
  readonly feed: Pick<Feed<unknown>, 'state' | 'ref' | 'retry'>;
  /** What could not be had. */
  readonly title: string;
  /** Instead of the sentence that the money is safe. */
  readonly children?: ReactNode;
}

/** In the place of a feed's figures when they could not be had; otherwise nothing. */
export function FailedFeed({ feed, title, children }: FailedFeedProps) {
  const { phone } = useSite();
  if (feed.state !== 'failure') return null;
  return (
    <Panel>
      <Failed title={title} refCode={feed.ref} onRetry={feed.retry} phone={phone}>
        {children}
      </Failed>
    </Panel>
  );
}
