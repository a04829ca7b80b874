/** One order for lists that a page may show in any. */

/** By a text of theirs, ascending. */
export const inOrder = <T>(
  rows: readonly T[],
  text: (row: T) => string | undefined,
): readonly T[] => rows.toSorted((a, b) => ((text(a) ?? '') < (text(b) ?? '') ? -1 : 1));
