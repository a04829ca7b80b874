import type { Day } from '../../../core/days.ts';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { LineChart } from '../../../kit/line-chart/LineChart.tsx';
import type { Balance } from '../../../kit/line-chart/LineChartTable.tsx';
import { QueryContent } from '../../../shell/page/QueryContent.tsx';
import type { QueryResult } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { ChartSkeleton } from '../ChartSkeleton.tsx';
import { historyText as text } from './history.text.ts';
import type { HistoryAnswer } from './use-history.ts';

interface BalanceHistoryProps {
  /** What is drawn: ยอดคงเหลือ. */
  readonly label: string;
  readonly query: QueryResult<HistoryAnswer>;
  /**
   * The days chosen and what stood before them, out of the answer with the lines; undefined until
   * it has come, null where the balance is always drawn over all days.
   */
  readonly over: DaysDrawn | null | undefined;
  /** So many points make no course. */
  readonly fewest?: number;
}

interface DaysDrawn {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly opening: string;
}

/**
 * The balance from the first chosen day to the last: it stood at the opening until it moved. Idle,
 * as long as it is folded away, it is nothing.
 */
export function BalanceHistory({ label, query, over, fewest = 1 }: BalanceHistoryProps) {
  if (query.state === 'idle') return null;
  return (
    <QueryContent
      query={query}
      loading={text.loading}
      skeleton={<ChartSkeleton />}
      failed={text.failed}
      failure={<FailedHistory query={query} />}
    >
      {({ as_of, growth }) => {
        if (over === undefined) return <ChartSkeleton />;
        const points = [...startOf(over, growth[0]?.on), ...growth];
        if (points.length < fewest) return <Muted>{text.empty}</Muted>;
        const { from, to } = over ?? {};
        return (
          <LineChart label={label} points={points} from={from ?? undefined} to={to ?? as_of} />
        );
      }}
    </QueryContent>
  );
}

/** Days before the first movement have a balance, too. */
const startOf = (over: DaysDrawn | null, first: Day | undefined): readonly Balance[] =>
  over !== null && over.from !== null && first !== over.from
    ? [{ on: over.from, balance: over.opening }]
    : [];

/** Beside figures that did come: no panel of its own. */
function FailedHistory({ query }: Pick<BalanceHistoryProps, 'query'>) {
  const { phone } = useSite();
  return (
    <Failed title={text.failed} refCode={query.ref} onRetry={query.retry} phone={phone}>
      {text.failedHint}
    </Failed>
  );
}
