/** Putting short lists in order. */

/**
 * Order by a text, for `toSorted`. Short lists without pages are put in order here and not in SQL:
 * of two indexes that cost the same the planner takes either, and then sorts.
 */
export const by =
  <Row>(text: (row: Row) => string) =>
  (a: Row, b: Row): number => {
    const [one, other] = [text(a), text(b)];
    return one < other ? -1 : Number(one > other);
  };
