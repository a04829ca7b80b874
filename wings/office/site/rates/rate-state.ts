/** Where a rate stands: those of one name take each other's place by their days. */
import type { ListRow } from '../list/list-data.ts';

export type RateState = 'now' | 'ahead' | 'before';

const isOfName = (row: ListRow, other: ListRow): boolean =>
  row.kind === other.kind && row.name === other.name;

/** Of one row among all, on a day. */
export function rateState(row: ListRow, rows: readonly ListRow[], today: string): RateState {
  const from = String(row.effective_on);
  if (from > today) return 'ahead';
  const isReplaced = rows.some(
    (other) =>
      isOfName(row, other) &&
      String(other.effective_on) > from &&
      String(other.effective_on) <= today,
  );
  return isReplaced ? 'before' : 'now';
}
