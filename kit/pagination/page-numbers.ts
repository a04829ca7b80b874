/** Which pages of a numbered list are named. Pure. */

/** Pages that rows fill; at least one, so that an empty list has a first page. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * The first page, the last and those around the current one, in order; `'gap'` for those between,
 * of which there are always two or more: at 7 of 20 `1 gap 6 7 8 gap 20`.
 */
export function pageNumbers(page: number, last: number): readonly (number | 'gap')[] {
  const near = Math.min(Math.max(page, 1), last);
  const named = [1, near - 1, near, near + 1, last].filter((n) => n >= 1 && n <= last);
  const numbers = [...new Set(named)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    const between = number - before - 1;
    if (between === 0) return [number];
    return between === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
