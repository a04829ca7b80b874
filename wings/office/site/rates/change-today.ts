/** What saving a rate changes of what visitors see on the same day. */
import type { FormValues } from '../../../../parts/edit-form/field-spec.ts';
import type { ListRow } from '../list/list-data.ts';
import { rateState } from './rate-state.ts';

/** A name whose rate is another after the saving; undefined where no rate is shown. */
export interface ChangeToday {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function rateToday(rows: readonly ListRow[], row: FormValues, today: string): string | undefined {
  const own = rows.find(
    (one) =>
      one.kind === row.kind && one.name === row.name && rateState(one, rows, today) === 'now',
  );
  return own && String(own.rate);
}

/**
 * The changes of today when `values` are saved in place of the row `stored`, or as one more. What
 * is not yet a rate changes nothing.
 */
export function changesToday(
  rows: readonly ListRow[],
  stored: FormValues | undefined,
  values: FormValues,
  today: string,
): readonly ChangeToday[] {
  if (!values.name || !values.rate || !values.effective_on) return [];
  const saved: ListRow = { ...stored, ...values, id: String(stored?.id ?? 'new') };
  const next = [...rows.filter(({ id }) => id !== saved.id), saved];
  const named = stored === undefined || stored.name === saved.name ? [saved] : [stored, saved];
  return named.flatMap((row) => {
    const [before, after] = [rateToday(rows, row, today), rateToday(next, row, today)];
    return before === after ? [] : [{ name: String(row.name), before, after }];
  });
}
