import type { Day } from '../../core/days.ts';
import { thaiDateLong, thaiMonthShort } from '../../core/thai-date.ts';
import { amountParts } from '../amount/amount-parts.ts';
import { Chart, ChartAxis } from '../chart/Chart.tsx';
import { useView } from '../view-preferences/use-view.ts';
import { type Balance, LineChartTable } from './LineChartTable.tsx';
import styles from './line-chart.module.css';
import { plotText } from './line-chart.text.ts';
import { type PlotDays, plotDays } from './line-chart-days.ts';
import { plotShape } from './line-chart-shape.ts';

interface LineChartProps {
  /** What is drawn: ยอดคงเหลือ. */
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly Balance[];
  readonly kind?: 'step' | 'line';
  /** Days at the edges; those of the points unless told. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** A balance over time with one gold mark at its end, and the same figures as a table. */
export function LineChart({ label, points, kind = 'step', from, to }: LineChartProps) {
  const hidden = useView().amounts === 'hidden';
  const start = from ?? points[0]?.on;
  const stop = to ?? points.at(-1)?.on;
  if (!start || !stop) return null;
  const drawn = points.map(({ on, balance }) => ({ on, baht: Number(balance) }));
  const shape = plotShape(drawn, kind, start, stop);
  if (!shape) return null;
  const summary = plotText.summary(label, thaiDateLong(start), thaiDateLong(stop));
  return (
    <Chart
      summary={summary}
      more={hidden ? undefined : endsOf(points)}
      amounts={shape.amounts}
      masked={hidden}
      below={<Days days={plotDays(start, stop)} />}
      table={<LineChartTable points={points} caption={summary} />}
    >
      <path className={styles.fill} d={shape.area} />
      <ChartAxis />
      <path className={styles.line} d={shape.line} />
      <path className={styles.end} d={`M${shape.end.x} ${shape.end.y}h0`} />
    </Chart>
  );
}

function endsOf(points: readonly Balance[]): string {
  const read = (point: Balance | undefined) => {
    const parts = amountParts(point?.balance ?? '');
    return parts ? `${parts.sign}${parts.baht}${parts.satang}` : '';
  };
  return plotText.ends(read(points[0]), read(points.at(-1)));
}

/** Moves a name to its place by the style object: style attributes are not admitted. */
function placedAt(percent: number) {
  return (name: HTMLElement | null) => {
    if (name) name.style.insetInlineStart = `${percent}%`;
  };
}

function Days({ days }: { readonly days: PlotDays }) {
  const part = days.unit === 'year' ? -1 : 0;
  const nameOf = (day: Day) => thaiMonthShort(day.slice(0, 7)).split(' ').at(part);
  return (
    <div className={styles.days}>
      {days.ticks.map(({ at, percent }) => (
        <span key={at} ref={placedAt(percent)}>
          {nameOf(at)}
        </span>
      ))}
    </div>
  );
}
