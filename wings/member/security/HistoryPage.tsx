import { History as Clock, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { RefCode } from '../../../kit/empty-state/RefCode.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../kit/skeleton/SkeletonLines.tsx';
import { words as commonWords } from '../../../kit/words.text.ts';
import places from '../../../parts/sessions/sessions.module.css';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { EventRow } from './EventRow.tsx';
import { type historyFilters, readHistory } from './security.api.ts';
import { text } from './security.text.ts';

export type Filter = (typeof historyFilters)[number];

const words = text.history;

interface HistoryPageProps {
  readonly filter: Filter;
  /** Where the leaf before ended; undefined: the newest. */
  readonly cursor?: string;
}

/** One page of the history, and below it the next once somebody wants it. */
export function HistoryPage({ filter, cursor }: HistoryPageProps) {
  const [wantsMore, setWantsMore] = useState(false);
  const { state, data, ref, retry } = useApiQuery(readHistory, {
    filter,
    ...(cursor && { cursor }),
  });
  if (state === 'failure') {
    return (
      <>
        <Alert kind="no" title={words.failed} alert>
          {text.failedHint}
        </Alert>
        {ref ? <RefCode code={ref} /> : null}
        <div>
          <Button icon={RefreshCw} onClick={retry}>
            {commonWords.retry}
          </Button>
        </div>
      </>
    );
  }
  if (data === undefined) {
    return (
      <Loading what={words.loading}>
        <SkeletonLines count={3} />
      </Loading>
    );
  }
  if (data.events.length === 0 && cursor === undefined) {
    return (
      <EmptyState icon={Clock} title={words.none[filter]}>
        {words.noneHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={places.places} aria-label={words.list}>
        {data.events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      {data.next === null && cursor !== undefined ? (
        <p className={places.meta}>{words.end}</p>
      ) : null}
      {data.next !== null && !wantsMore ? (
        <div>
          <Button onClick={() => setWantsMore(true)}>{words.more}</Button>
        </div>
      ) : null}
      {data.next !== null && wantsMore ? <HistoryPage filter={filter} cursor={data.next} /> : null}
      {cursor === undefined ? <p className={places.meta}>{words.notMe}</p> : null}
    </>
  );
}
