/** Neighbouring rows of a list under one heading. Pure. */

export interface Group<Item> {
  readonly key: string;
  readonly items: readonly Item[];
}

/** Rows in the order they came, those of one key that follow one another together. */
export function groupsOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Group<Item>[] {
  const groups: { key: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}
