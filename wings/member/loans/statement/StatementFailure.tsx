import { paths } from '../../../../api/paths.ts';
import { NotAmong } from '../../../../kit/empty-state/NotAmong.tsx';
import { Top } from '../../../../shell/frame/Top.tsx';
import { FailedFeed } from '../../../../shell/query/FailedFeed.tsx';
import type { Feed } from '../../../../shell/query/use-feed.ts';
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
