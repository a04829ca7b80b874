/** Where an arrow key leads within a row or column of entries. */

type Axis = 'row' | 'column';

const steps: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
};

/** Index to go to from `index` of `count` entries, round the ends; undefined for other keys. */
export function arrowTarget(
  key: string,
  axis: Axis,
  index: number,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[axis][key];
  return step === undefined ? undefined : (index + step + count) % count;
}
