import { paths } from '../../../../api/paths.ts';
import { FailedFeed } from '../../../../kit/blank/FailedFeed.tsx';
import { NotAmong } from '../../../../kit/blank/NotAmong.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { text as room } from '../loan.text.ts';
import { text } from './statement.text.ts';

/** No statement: the contract is not among the member's own, or nothing could be had. */
export function StatementFailure({ feed }: { readonly feed: Feed<unknown> }) {
  return (
    <>
      <Top title={text.fallback} />
      {feed.code === 'not_found' ? (
        <NotAmong
          title={text.notFound}
          hint={text.notFoundHint}
          to={paths.memberLoan}
          back={text.back}
        />
      ) : (
        <FailedFeed feed={feed} title={text.failed}>
          {room.safe}
        </FailedFeed>
      )}
    </>
  );
}
