/** How well a measure tells two groups apart (T13). */

/**
 * The chance that one of these is larger than one of those, ties counted half: 0.5 tells nothing,
 * 0 and 1 tell everything.
 */
export function auc(these: readonly number[], those: readonly number[]): number {
  let above = 0;
  for (const one of these) {
    for (const other of those) above += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return above / (these.length * those.length);
}
