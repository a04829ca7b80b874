import type { ReactNode } from 'react';
import { Loading } from '../../kit/skeleton/Loading.tsx';
import { FailedQuery } from '../query/FailedQuery.tsx';
import type { QueryResult } from '../query/use-api-query.ts';

export interface QueryContentProps<Data> {
  readonly query: QueryResult<Data>;
  /** What is being loaded, for speech. */
  readonly loading: string;
  /** The shape of the content until it has come. */
  readonly skeleton: ReactNode;
  /** Sentence of a failure: what could not be had. */
  readonly failed: string;
  /** Sentence below it; left out, the one that the money is safe. */
  readonly failedHint?: string | undefined;
  /** In place of both, where the failure is of a kind that the page has its own answer to. */
  readonly failure?: ReactNode;
  /** Home of an area whose readers are staff. */
  readonly staffHome?: string;
  /** An `EmptyPanel` when the data hold nothing to show; otherwise false or undefined. */
  readonly empty?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One query on a page: its skeleton, its failure, its emptiness or its content; idle, nothing. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, loading, skeleton, failed, failedHint, failure, staffHome, empty } = props;
  if (query.state === 'fetching') return <Loading what={loading}>{skeleton}</Loading>;
  if (query.state === 'failure' && failure) return failure;
  if (query.data === undefined) {
    return (
      <FailedQuery query={query} title={failed} staffHome={staffHome}>
        {failedHint}
      </FailedQuery>
    );
  }
  return empty?.(query.data) || props.children(query.data);
}
