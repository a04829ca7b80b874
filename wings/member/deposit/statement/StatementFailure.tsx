import { paths } from '../../../../api/paths.ts';
import { FailedFeed } from '../../../../kit/blank/FailedFeed.tsx';
import { NotAmong } from '../../../../kit/blank/NotAmong.tsx';
import type { Feed } from '../../../../kit/feed/use-feed.ts';
import { Top } from '../../../../kit/frame/Top.tsx';
import { text } from '../deposit.text.ts';

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
