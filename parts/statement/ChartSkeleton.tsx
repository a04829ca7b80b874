import { Chart, ChartAxis } from '../../kit/chart/Chart.tsx';
import plot from '../../kit/line-chart/line-chart.module.css';
import { Placeholder } from '../../kit/skeleton/Placeholder.tsx';

const lines = [0, 1, 2, 3].map((at) => ({ at, percent: (at * 100) / 3 }));

/** A plot on its way: its grid, and nothing in it. */
export function ChartSkeleton() {
  return (
    <Placeholder>
      <Chart
        summary=""
        amounts={lines}
        masked
        below={<div className={plot.days} />}
        table=<ChartAxis />
      >
        <ChartAxis />
      </Chart>
    </Placeholder>
  );
}
