import { paths } from '../../../../api/paths.ts';
import { NoMatch } from '../../../../kit/empty-state/NoMatch.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { FailedQuery } from '../../../../shell/query/FailedQuery.tsx';
import type { QueryResult } from '../../../../shell/query/use-api-query.ts';
import { text as room } from '../loans.text.ts';
import { text } from './statement.text.ts';

/** No statement: the contract is not among the member's own, or nothing could be had. */
export function StatementFailure({ query }: { readonly query: QueryResult<unknown> }) {
  return (
    <>
      <PageHeading title={text.fallback} />
      {query.code === 'not_found' ? (
        <NoMatch
          title={text.notFound}
          hint={text.notFoundHint}
          to={paths.memberLoan}
          back={text.back}
        />
      ) : (
        <FailedQuery query={query} title={text.failed}>
          {room.safe}
        </FailedQuery>
      )}
    </>
  );
}
