/** A page of any list that is read by key, and where its neighbours begin (D-01). */

/** What a page was asked with; neither: the newest. */
export interface PageCursor {
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface KeysetPage<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
  readonly prev: string | null;
}

/**
 * Cuts a page out of what the store found when asked for one line more than `limit`, as
 * `ledgerKeysetPage` does; `cursorOf` writes the key of a line as it stands in an address.
 */
export function keysetPage<Line>(
  found: readonly Line[],
  { before, after }: PageCursor,
  { limit, cursorOf }: { readonly limit: number; readonly cursorOf: (line: Line) => string },
): KeysetPage<Line> {
  const more = found.length > limit;
  const lines = after === undefined ? found.slice(0, limit) : found.slice(-limit);
  const [newest, oldest] = [lines[0], lines.at(-1)];
  if (newest === undefined || oldest === undefined) return { lines, next: null, prev: null };
  const newer = `after.${cursorOf(newest)}`;
  const older = `before.${cursorOf(oldest)}`;
  if (after !== undefined) return { lines, next: older, prev: more ? newer : null };
  return { lines, next: more ? older : null, prev: before === undefined ? null : newer };
}
