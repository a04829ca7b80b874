import type { ComponentProps } from 'react';
import { FailedFeed } from '../../blank/FailedFeed.tsx';
import { NotAmong } from '../../blank/NotAmong.tsx';
import type { Feed } from '../../feed/use-feed.ts';
import { Top } from '../../frame/Top.tsx';

interface StatementFailureProps {
  readonly feed: Feed<unknown>;
  readonly title: string;
  /** What could not be had. */
  readonly failed: string;
  /** That nothing was harmed. */
  readonly safe: string;
  /** Of a statement with a number: what is said where it is not among the member's own. */
  readonly missing?: ComponentProps<typeof NotAmong>;
}

/** In the place of a whole statement: it is not the member's own, or it could not be had. */
export function StatementFailure({ feed, title, failed, safe, missing }: StatementFailureProps) {
  return (
    <>
      <Top title={title} />
      {missing && feed.code === 'not_found' ? (
        <NotAmong {...missing} />
      ) : (
        <FailedFeed feed={feed} title={failed}>
          {safe}
        </FailedFeed>
      )}
    </>
  );
}
