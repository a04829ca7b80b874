/**
 * A function of few texts that stand in millions of rows: each is computed once, and all rows
 * share one result. A result must not be undefined.
 */
export function once<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const before = cache.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
}
