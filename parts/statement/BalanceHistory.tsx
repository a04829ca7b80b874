import type { Day } from '../../core/days.ts';
import { LineChart } from '../../kit/line-chart/LineChart.tsx';
import type { Balance } from '../../kit/line-chart/LineChartTable.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';

interface BalanceHistoryProps {
  /** What is drawn: ยอดคงเหลือ. */
  readonly label: string;
  /** The statement of the days chosen; undefined while it is fetched. */
  readonly of: Statement | undefined;
}

interface Statement {
  readonly as_of: Day;
  /** After each chosen day with movement, oldest first. */
  readonly growth: readonly Balance[];
  readonly summary: {
    readonly from: Day | null;
    readonly to: Day | null;
    readonly opening: string;
  };
}

/** The balance from the first chosen day to the last: it stood at the opening until it moved. */
export function BalanceHistory({ label, of }: BalanceHistoryProps) {
  if (of === undefined) return <ChartSkeleton />;
  const { growth, as_of } = of;
  const { from, to, opening } = of.summary;
  const first = growth[0]?.on;
  const start = from !== null && first !== from ? [{ on: from, balance: opening }] : [];
  const points = [...start, ...growth];
  if (points.length === 0) return null;
  return <LineChart label={label} points={points} from={from ?? undefined} to={to ?? as_of} />;
}
