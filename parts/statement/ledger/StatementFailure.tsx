import type { ComponentProps } from 'react';
import { NoMatch } from '../../../kit/empty-state/NoMatch.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { FailedQuery } from '../../../shell/query/FailedQuery.tsx';
import type { QueryResult } from '../../../shell/query/use-api-query.ts';

interface StatementFailureProps {
  readonly query: QueryResult<unknown>;
  readonly title: string;
  /** What could not be had. */
  readonly failed: string;
  /** That nothing was harmed. */
  readonly safe: string;
  /** Of a statement with a number: what is said where it is not among the member's own. */
  readonly missing?: ComponentProps<typeof NoMatch>;
}

/** In the place of a whole statement: it is not the member's own, or it could not be had. */
export function StatementFailure({ query, title, failed, safe, missing }: StatementFailureProps) {
  return (
    <>
      <PageHeading title={title} />
      {missing && query.code === 'not_found' ? (
        <NoMatch {...missing} />
      ) : (
        <FailedQuery query={query} title={failed}>
          {safe}
        </FailedQuery>
      )}
    </>
  );
}
