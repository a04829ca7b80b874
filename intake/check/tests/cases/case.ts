/** How reasons are shown to have a case each: rows of the tiny extract, changed, then judged. */
import { fieldReader, Refusal, type Value } from '../../../decode/fields.ts';
import { lettersOf } from '../../../decode/letters.ts';
import { type Fault, Faults } from '../../../fault.ts';
import type { reasons } from '../../../intake.text.ts';
import { type Subject, subjects } from '../../../layout.ts';
import { type Draft, type Fields, tinyDraft } from '../../../tests/tiny-extract.ts';
import { checks } from '../../checks.ts';
import { newRegister } from '../../register.ts';

/** For each reason a way to provoke it, and it alone. */
export type Cases = Readonly<Partial<Record<keyof typeof reasons, () => readonly Fault[]>>>;

/** Changes rows; those given are mutable. */
export type Change = (draft: Draft) => void;

const asOf = '2025-11-28';

/** As `readRows` does: a row with a field that cannot be read is a fault and no row. */
function rowOf(
  { columns, file }: Subject,
  fields: Fields,
  line: number,
  faults: Faults,
): Value[] | undefined {
  const values = columns.map((column) => {
    const bytes = Buffer.from(fields[column.name] ?? '').toString('latin1');
    const value = fieldReader(column, lettersOf('utf-8'))(bytes);
    if (value instanceof Refusal) faults.add(file, line, column.name, value.reason);
    return value;
  });
  return values.some((value) => value instanceof Refusal) ? undefined : (values as Value[]);
}

/** What the checks of all files say, read in their order, without totals and store. */
export function faultsOf(change: Change): readonly Fault[] {
  const draft = tinyDraft();
  change(draft);
  const [register, faults] = [newRegister(), new Faults()];
  for (const subject of subjects) {
    const { make, after } = checks[subject.name];
    if (after.some((file) => faults.has(file))) continue;
    const check = make({ subject, asOf, register, faults });
    for (const [index, fields] of draft[subject.name].entries()) {
      const row = rowOf(subject, fields, index + 2, faults);
      if (row) check.row(row, index + 2);
    }
    check.end();
  }
  return faults.list;
}

/** The row of a file, 0 for the first. */
export const at = (draft: Draft, name: keyof Draft, index: number): Fields =>
  draft[name][index] as Fields;

/** One or more fields of one row replaced. */
export const set =
  (name: keyof Draft, index: number, fields: Fields): Change =>
  (draft) => {
    Object.assign(at(draft, name, index), fields);
  };

/** The case of fields replaced in one row. */
export const changed = (name: keyof Draft, index: number, fields: Fields) => () =>
  faultsOf(set(name, index, fields));

/** Where the faults are, `members.csv 2 LEFT_ON`: short enough for a table of tests. */
export const locationsOf = (faults: readonly Fault[]): string[] =>
  faults.map(({ file, row, column }) => `${file} ${row} ${column}`);
