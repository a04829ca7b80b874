/** How a ledger's balance went, and its years: fetched when something shows them. */
import { startTransition, useCallback, useState } from 'react';
import type { Day } from '../../../core/days.ts';
import type { Balance } from '../../../kit/line-chart/LineChartTable.tsx';
import { useWideViewport } from '../../../kit/viewport/use-wide-viewport.ts';
import type { QueryEndpoint, QueryInput } from '../../../shell/query/call-context.ts';
import { type QueryResult, useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useLastData } from '../../../shell/query/use-last-data.ts';

export interface HistoryAnswer {
  readonly as_of: Day;
  /** Years that have lines, common era, newest first. */
  readonly years: readonly number[];
  /** Balances of the past, oldest first. */
  readonly growth: readonly Balance[];
}

/** An endpoint that answers so. */
type HistoryEndpoint = QueryEndpoint & {
  readonly data: { readonly _zod: { readonly output: HistoryAnswer } };
};

export interface History {
  readonly query: QueryResult<HistoryAnswer>;
  /** As last told, since they go by no days; undefined until they are. */
  readonly years: readonly number[] | undefined;
  /** Something that shows it has been opened. */
  readonly onOpen: () => void;
}

/** Where there is room for it, it stands open: it is fetched at once, else from `onOpen` on. */
export function useHistory<E extends HistoryEndpoint>(endpoint: E, input: QueryInput<E>): History {
  const wide = useWideViewport();
  const [opened, setOpened] = useState(false);
  const query = useApiQuery<HistoryEndpoint>(endpoint, wide || opened ? input : undefined);
  // What was pressed is seen opened first: the whole statement hears of the fetch.
  const onOpen = useCallback(() => startTransition(() => setOpened(true)), []);
  return { query, years: useLastData(query)?.years, onOpen };
}
