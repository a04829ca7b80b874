/**
 * A function of few texts that stand in millions of rows: each is reckoned once, and all rows
 * share one result. A result must not be undefined.
 */
export function once<Result>(reckon: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = reckon(text);
    known.set(text, result);
    return result;
  };
}
