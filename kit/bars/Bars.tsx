import type { ReactNode } from 'react';
import { Chart, ChartAxis } from '../chart/Chart.tsx';
import styles from './bars.module.css';
import { barsShape } from './bars-shape.ts';

interface BarsProps {
  /** What is drawn, in a sentence; for speech. */
  readonly summary: string;
  /** Of each bar its parts from the ground up, in baht. */
  readonly stacks: readonly (readonly number[])[];
  /** Names under the first bar, some in between and the last one. */
  readonly names: readonly string[];
  /** The same figures as a table. */
  readonly table: ReactNode;
}

const looks = [styles.first, styles.second, styles.third] as const;
const keyLooks = [undefined, styles.keySecond, styles.keyThird] as const;

/** Two or three amounts of many periods, one on the other, and the same figures as a table. */
export function Bars({ summary, stacks, names, table }: BarsProps) {
  const shape = barsShape(stacks);
  if (!shape) return null;
  return (
    <Chart
      summary={summary}
      amounts={shape.amounts}
      below={
        <div className={styles.names}>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      }
      table={table}
    >
      {shape.paths.map((path, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a series has its place and no more
        <path key={layer} className={looks[layer]} d={path} />
      ))}
      <ChartAxis />
    </Chart>
  );
}

/** What the colours mean. */
export function BarsKey({ names }: { readonly names: readonly string[] }) {
  return (
    <p className={styles.key}>
      {names.map((name, layer) => (
        <span key={name}>
          <i className={keyLooks[layer]} aria-hidden="true" />
          {name}
        </span>
      ))}
    </p>
  );
}
