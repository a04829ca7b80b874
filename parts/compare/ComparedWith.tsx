import { SkeletonLines } from '../../kit/skeleton/SkeletonLines.tsx';
import { QueryContent } from '../../shell/page/QueryContent.tsx';
import type { QueryResult } from '../../shell/query/use-api-query.ts';
import { compareText as text } from './compare.text.ts';
import { Differences } from './Differences.tsx';
import { differences, type Words } from './differences.ts';

interface ComparedWithProps<Data> {
  /** Of the version before. */
  readonly query: QueryResult<Data>;
  readonly wordsOf: (before: Data) => Words;
  readonly after: Words;
}

/** For readers: a version against the one before, line by line. */
export function ComparedWith<Data>({ query, wordsOf, after }: ComparedWithProps<Data>) {
  return (
    <QueryContent
      query={query}
      loading={text.loading}
      skeleton={<SkeletonLines count={4} />}
      failed={text.failed}
      failedHint={text.failedHint}
    >
      {(before) => <Differences found={differences(wordsOf(before), after)} />}
    </QueryContent>
  );
}
