/** Two persons' work on the categories, brought together. Pure. */
import type { Category, Row } from './rows.ts';

type Field = 'name' | 'description' | 'content_type' | 'home_block' | 'shown';
export const mergedFields: readonly Field[] = [
  ...(['name', 'description', 'content_type', 'home_block', 'shown'] as const),
];

/** What others did to a category since the list was opened, as it now stands. */
export interface TheirChange {
  readonly kind: 'made' | 'removed' | 'changed';
  readonly category: Category;
  /** None of one that was made or removed. */
  readonly fields: readonly Field[];
}

const byKey = (list: readonly Category[]) => new Map(list.map((one) => [one.key, one]));
const differing = (one: Category, other: Category): readonly Field[] =>
  mergedFields.filter((field) => one[field] !== other[field]);

/** Whether categories that stand in both lists stand in another order. */
export function isReordered(before: readonly Category[], after: readonly Category[]): boolean {
  const [earlier, later] = [byKey(before), byKey(after)];
  const order = (list: readonly Category[], other: ReadonlyMap<string, Category>) =>
    list.flatMap(({ key }) => (other.has(key) ? [key] : [])).join();
  return order(before, later) !== order(after, earlier);
}

/** What others changed between the two lists. */
export function theirChanges(
  opened: readonly Category[],
  now: readonly Category[],
): readonly TheirChange[] {
  const [before, after] = [byKey(opened), byKey(now)];
  const stay = now.flatMap((category): TheirChange[] => {
    const was = before.get(category.key);
    if (was === undefined) return [{ kind: 'made', category, fields: [] }];
    const fields = differing(was, category);
    return fields.length > 0 ? [{ kind: 'changed', category, fields }] : [];
  });
  const gone = opened.filter(({ key }) => !after.has(key));
  return [
    ...stay,
    ...gone.map((category): TheirChange => ({ kind: 'removed', category, fields: [] })),
  ];
}

/** A row with what was typed in it, above all else as it now stands. */
function mergeRow(row: Row, opened: Category | undefined, now: Category): Row {
  const typed = opened === undefined ? mergedFields : differing(opened, row);
  const mine = Object.fromEntries(typed.map((field) => [field, row[field]]));
  return { ...now, ...mine, id: row.id, isNew: false };
}

/**
 * The rows of a form above a newer list: what was typed, added, removed and moved in the form
 * stays, all else is as it now stands. A category that others removed stays where something was
 * typed in it, as one to be added anew.
 */
export function mergeRows(
  opened: readonly Category[],
  mine: readonly Row[],
  now: readonly Category[],
): Row[] {
  const [before, after] = [byKey(opened), byKey(now)];
  const remaining = mine.flatMap((row): Row[] => {
    if (row.isNew) return [row];
    const [was, stands] = [before.get(row.key), after.get(row.key)];
    if (stands !== undefined) return [mergeRow(row, was, stands)];
    const isTouched = was === undefined || differing(was, row).length > 0;
    return isTouched ? [{ ...row, topics: 0, isNew: true }] : [];
  });
  const next = Math.max(0, ...mine.map(({ id }) => id)) + 1;
  const added = now
    .filter(({ key }) => !before.has(key))
    .map((category, at) => ({ ...category, id: next + at, isNew: false }));
  const all = [...remaining, ...added];
  if (isReordered(opened, mine)) return all;
  // Whoever moved nothing takes the order that stands; what is theirs alone comes behind it.
  const place = new Map(now.map(({ key }, at) => [key, at]));
  const placeOf = (row: Row) => (row.isNew ? undefined : place.get(row.key)) ?? now.length;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
