/** A page of any list that is read by key, and where its neighbours begin (D-01). */

/** What a page was asked with; neither: the newest. */
export interface Asked {
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface Leaf<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
  readonly prev: string | null;
}

/**
 * Cuts a page out of what the store found when asked for one line more than `limit`, as
 * `ledgerLeaf` does; `place` writes the key of a line as it stands in an address.
 */
export function leafOf<Line>(
  found: readonly Line[],
  { before, after }: Asked,
  { limit, place }: { readonly limit: number; readonly place: (line: Line) => string },
): Leaf<Line> {
  const more = found.length > limit;
  const lines = after === undefined ? found.slice(0, limit) : found.slice(-limit);
  const [newest, oldest] = [lines[0], lines.at(-1)];
  if (newest === undefined || oldest === undefined) return { lines, next: null, prev: null };
  const newer = `after.${place(newest)}`;
  const older = `before.${place(oldest)}`;
  if (after !== undefined) return { lines, next: older, prev: more ? newer : null };
  return { lines, next: more ? older : null, prev: before === undefined ? null : newer };
}
