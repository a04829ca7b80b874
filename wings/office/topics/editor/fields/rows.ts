/** Lists of a form: entries that are changed, moved and taken out. Pure. */

export const changedAt = <T>(list: readonly T[], at: number, more: Partial<T>): T[] =>
  list.map((one, index) => (index === at ? { ...one, ...more } : one));

export const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_one, index) => index !== at);

/** One step towards the beginning (-1) or the end (1); the same list where there is no room. */
export function moved<T>(list: readonly T[], at: number, step: -1 | 1): T[] {
  const to = at + step;
  const next = [...list];
  const one = next[at];
  if (to < 0 || to >= list.length || one === undefined) return next;
  next.splice(at, 1);
  next.splice(to, 0, one);
  return next;
}
