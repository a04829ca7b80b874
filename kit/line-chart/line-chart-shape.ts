/** Where the lines of a balance plot run: pure geometry in a field 1000 wide and 100 high. */
import { area, line } from '@visx/shape';
import { type Day, daysBetween } from '../../core/days.ts';
import { type Mark, scaleOf } from '../chart/scale.ts';

export interface PlotPoint {
  readonly on: Day;
  /** Height of the point; baht are near enough for a drawing. */
  readonly baht: number;
}

export interface PlotShape {
  readonly line: string;
  readonly area: string;
  /** The latest balance, the one gold mark. */
  readonly end: { readonly x: number; readonly y: number };
  readonly amounts: readonly Mark[];
}

type Vertex = readonly [x: number, y: number];

const width = 1000;
const height = 100;
const targetTicks = 3;

/**
 * Shape of the points between two days, oldest first. `step`: a balance stands until the next
 * movement; `line`: it grows between the points. No points: undefined.
 */
export function plotShape(
  points: readonly PlotPoint[],
  kind: 'step' | 'line',
  from: Day,
  to: Day,
): PlotShape | undefined {
  const last = points.at(-1);
  if (!last) return undefined;
  const heights = points.map(({ baht }) => baht);
  const { up, amounts } = scaleOf(heights, targetTicks);
  const days = Math.max(1, daysBetween(from, to));
  const across = (day: number) => (day / days) * width;
  const corners = points.map(({ on, baht }): Vertex => [across(daysBetween(from, on)), up(baht)]);
  const vertices = kind === 'step' ? stepped(corners) : corners;
  const x = (vertex: Vertex) => vertex[0];
  const y = (vertex: Vertex) => vertex[1];
  const [endX, endY] = vertices.at(-1) ?? [width, up(last.baht)];
  return {
    line: line<Vertex>({ x, y })([...vertices]) ?? '',
    area: area<Vertex>({ x, y0: height, y1: y })([...vertices]) ?? '',
    end: { x: endX, y: endY },
    amounts,
  };
}

/** Goes level to the next movement, then straight up or down; level to the right edge at last. */
function stepped(corners: readonly Vertex[]): Vertex[] {
  const path = corners.flatMap(([x, y], index): Vertex[] => {
    const before = corners[index - 1];
    return before
      ? [
          [x, before[1]],
          [x, y],
        ]
      : [[x, y]];
  });
  const last = path.at(-1);
  return last ? [...path, [width, last[1]]] : [];
}
