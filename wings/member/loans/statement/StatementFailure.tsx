import { paths } from '../../../../api/paths.ts';
import { NotAmong } from '../../../../kit/empty-state/NoMatch.tsx';
import { Top } from '../../../../shell/frame/PageHeading.tsx';
import { FailedFeed } from '../../../../shell/query/FailedQuery.tsx';
import type { Feed } from '../../../../shell/query/use-query-state.ts';
import { text as room } from '../loans.text.ts';
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
