import { paths } from '../../../../api/paths.ts';
import { NoMatch } from '../../../../kit/empty-state/NoMatch.tsx';
import { PageHeading } from '../../../../shell/frame/PageHeading.tsx';
import { FailedQuery } from '../../../../shell/query/FailedQuery.tsx';
import type { QueryResult } from '../../../../shell/query/use-api-query.ts';
import { text } from '../deposits.text.ts';

const words = text.statement;

/** No statement: the account is not among the member's own, or nothing could be had. */
export function StatementFailure({ query }: { readonly query: QueryResult<unknown> }) {
  return (
    <>
      <PageHeading title={text.title} />
      {query.code === 'not_found' ? (
        <NoMatch
          title={words.notFound}
          hint={words.notFoundHint}
          to={paths.memberDeposit}
          back={words.back}
        />
      ) : (
        <FailedQuery query={query} title={words.failed}>
          {text.safe}
        </FailedQuery>
      )}
    </>
  );
}
