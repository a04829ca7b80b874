import type { Day } from '../../core/days.ts';
import { type Balance, Plot } from '../../kit/line-chart/LineChart.tsx';
import { PlotBones } from './ChartSkeleton.tsx';

interface CourseProps {
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
export function Course({ label, of }: CourseProps) {
  if (of === undefined) return <PlotBones />;
  const { growth, as_of } = of;
  const { from, to, opening } = of.summary;
  const first = growth[0]?.on;
  const start = from !== null && first !== from ? [{ on: from, balance: opening }] : [];
  const points = [...start, ...growth];
  if (points.length === 0) return null;
  return <Plot label={label} points={points} from={from ?? undefined} to={to ?? as_of} />;
}
