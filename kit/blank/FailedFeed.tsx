import type { ReactNode } from 'react';
import type { Feed } from '../feed/use-feed.ts';
import { Panel } from '../panel/Panel.tsx';
import { useSite } from '../site/site.ts';
import { Failed } from './Failed.tsx';

interface FailedFeedProps {
  readonly feed: Pick<Feed<unknown>, 'state' | 'ref' | 'retry'>;
  /** What could not be had. */
  readonly title: string;
  /** Home of an area whose readers are staff: they have no number to call. */
  readonly staffHome?: string | undefined;
  /** Instead of the sentence that the money is safe. */
  readonly children?: ReactNode;
}

/** In the place of a feed's figures when they could not be had; otherwise nothing. */
export function FailedFeed({ feed, title, staffHome, children }: FailedFeedProps) {
  const { phone } = useSite();
  if (feed.state !== 'failure') return null;
  const home = staffHome === undefined ? { phone } : { home: staffHome };
  return (
    <Panel>
      <Failed title={title} refCode={feed.ref} onRetry={feed.retry} {...home}>
        {children}
      </Failed>
    </Panel>
  );
}
