import { paths } from '../../../../api/paths.ts';
import { NotAmong } from '../../../../kit/empty-state/NoMatch.tsx';
import { Top } from '../../../../shell/frame/PageHeading.tsx';
import { FailedFeed } from '../../../../shell/query/FailedQuery.tsx';
import type { Feed } from '../../../../shell/query/use-query-state.ts';
import { text } from '../deposits.text.ts';

const words = text.statement;

/** No statement: the account is not among the member's own, or nothing could be had. */
export function StatementFailure({ feed }: { readonly feed: Feed<unknown> }) {
  return (
    <>
      <Top title={text.title} />
      {feed.code === 'not_found' ? (
        <NotAmong
          title={words.notFound}
          hint={words.notFoundHint}
          to={paths.memberDeposit}
          back={words.back}
        />
      ) : (
        <FailedFeed feed={feed} title={words.failed}>
          {text.safe}
        </FailedFeed>
      )}
    </>
  );
}
