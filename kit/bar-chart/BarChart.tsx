import type { ReactNode } from 'react';
import { Chart, ChartAxis } from '../chart/Chart.tsx';
import { classes } from '../classes.ts';
import styles from './bar-chart.module.css';
import { barsShape } from './bar-chart-shape.ts';

interface BarChartProps {
  /** What is drawn, in a sentence; for speech. */
  readonly summary: string;
  /** Of each bar its parts from the ground up, in baht. */
  readonly stacks: readonly (readonly number[])[];
  /** A name for each bar, few of which a phone shows; or first, some in between and last. */
  readonly names: readonly string[];
  /** The second part is missing, not there. */
  readonly lack?: boolean;
  /** The same figures as a table. */
  readonly table: ReactNode;
}

const looks = [styles.first, styles.second, styles.third] as const;
const keyLooks = [undefined, styles.keySecond, styles.keyThird] as const;

/** Where every bar has a name: the two in between that a phone has room for, and the others. */
function labelClass(at: number, last: number): string | false | undefined {
  if (at === 0 || at === last) return false;
  return [Math.round(last / 3), Math.round((last * 2) / 3)].includes(at)
    ? styles.some
    : styles.minor;
}

/** Two or three amounts of many periods, one on the other, and the same figures as a table. */
export function BarChart({ summary, stacks, names, lack = false, table }: BarChartProps) {
  const shape = barsShape(stacks);
  if (!shape) return null;
  const isEach = names.length === stacks.length;
  return (
    <Chart
      summary={summary}
      amounts={shape.amounts}
      below={
        <div className={classes(styles.names, isEach && styles.each)}>
          {names.map((name, at) => (
            <span key={name} className={classes(isEach && labelClass(at, names.length - 1))}>
              {name}
            </span>
          ))}
        </div>
      }
      table={table}
    >
      {shape.paths.map((path, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a series has its place and no more
        <path key={layer} className={classes(looks[layer], lack && styles.lack)} d={path} />
      ))}
      <ChartAxis />
    </Chart>
  );
}

/** What the colours mean. */
export function BarsKey({ names, lack = false }: Pick<BarChartProps, 'names' | 'lack'>) {
  return (
    <p className={classes(styles.key, lack && styles.lack)}>
      {names.map((name, layer) => (
        <span key={name}>
          <i className={keyLooks[layer]} aria-hidden="true" />
          {name}
        </span>
      ))}
    </p>
  );
}
