import { History as Clock, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Blank } from '../../../../kit/blank/Blank.tsx';
import { RefCode } from '../../../../kit/blank/RefCode.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { useFeed } from '../../../../kit/feed/use-feed.ts';
import { Say } from '../../../../kit/say/Say.tsx';
import places from '../../../../kit/sessions/places.module.css';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonLines } from '../../../../kit/skeleton/SkeletonLines.tsx';
import { words as commonWords } from '../../../../kit/words.text.ts';
import { type historyFilters, readHistory } from '../security.api.ts';
import { text } from '../security.text.ts';
import { EventRow } from './EventRow.tsx';

export type Filter = (typeof historyFilters)[number];

const words = text.history;

interface HistoryLeafProps {
  readonly filter: Filter;
  /** Where the leaf before ended; undefined: the newest. */
  readonly cursor?: string;
}

/** One page of the history, and below it the next once somebody wants it. */
export function HistoryLeaf({ filter, cursor }: HistoryLeafProps) {
  const [wantsMore, setWantsMore] = useState(false);
  const { state, data, ref, retry } = useFeed(readHistory, { filter, ...(cursor && { cursor }) });
  if (state === 'failure') {
    return (
      <>
        <Say kind="no" title={words.failed} alert>
          {text.failedSay}
        </Say>
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
      <Blank icon={Clock} title={words.none[filter]}>
        {words.noneSay}
      </Blank>
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
      {data.next !== null && wantsMore ? <HistoryLeaf filter={filter} cursor={data.next} /> : null}
      {cursor === undefined ? <p className={places.meta}>{words.notMe}</p> : null}
    </>
  );
}
