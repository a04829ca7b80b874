/** Months that the example is not. */
import { coverExample, coverRows, type Row } from '../dto/example.api.ts';

/** Of an agency that was never billed. */
export const empty = {
  ...coverExample,
  ...{ year: null, month: null, state: null, status: null, due_on: null, posted_on: null },
  ...{ sums: null, totals: null, members: [], months: [] },
};

/** So many members, all alike but for who they are. */
export function manyMembers(count: number): Row[] {
  const [model] = coverRows;
  if (!model) throw new Error('the example has no line');
  return Array.from({ length: count }, (_, at) => ({
    ...model,
    seq: at + 1,
    membership_no: String(100_000 + at),
    name: `นายลำดับ ที่${at}`,
    employee_no: null,
    receipt_no: `68110${100_000 + at}`,
  }));
}
