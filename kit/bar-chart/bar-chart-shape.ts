/** Where stacked bars stand: pure geometry in a field 1000 wide and 100 high. */
import { type Mark, scaleOf } from '../chart/scale.ts';

export interface BarsShape {
  /** One path for all parts of a series, from the ground up. */
  readonly paths: readonly string[];
  readonly amounts: readonly Mark[];
}

const width = 1000;
const targetTicks = 4;
/** Of a bar's place; many narrow bars touch, or the gaps would flicker. */
const filled = (bars: number): number => (bars > 120 ? 1 : 0.7);

const short = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * Stacked bars side by side: `stacks` holds for each bar the heights of its parts from the ground
 * up, in baht (near enough for a drawing), none below zero. No bars: undefined.
 */
export function barsShape(stacks: readonly (readonly number[])[]): BarsShape | undefined {
  const series = stacks[0]?.length;
  if (series === undefined) return undefined;
  const totals = stacks.map((parts) => parts.reduce((sum, part) => sum + part, 0));
  const { up, amounts } = scaleOf(totals, targetTicks);
  const slot = width / stacks.length;
  const wide = slot * filled(stacks.length);
  const paths = Array.from({ length: series }, () => '');
  stacks.forEach((parts, bar) => {
    const left = bar * slot + (slot - wide) / 2;
    let ground = 0;
    parts.forEach((part, layer) => {
      if (part <= 0) return;
      const top = up(ground + part);
      const deep = up(ground) - top;
      paths[layer] +=
        `M${short(left)} ${short(top)}h${short(wide)}v${short(deep)}h${short(-wide)}z`;
      ground += part;
    });
  });
  return { paths, amounts };
}
