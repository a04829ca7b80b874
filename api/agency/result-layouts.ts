/** Files of fixed width in which employers' payrolls send their results (A.9). */
import * as z from 'zod/mini';
import { agencySettingsText as faults } from './settings-faults.text.ts';

/** What a field says; `collected_satang`: digits alone, the last two are satang. */
const resultFields = [
  'member_no',
  'employee_no',
  'collected',
  'collected_satang',
  'reason',
  'new_agency',
  'note',
  'skip',
] as const;

const lines = z.int().check(z.minimum(0), z.maximum(100));

const fieldShape = z.strictObject({
  of: z.enum(resultFields),
  /** Bytes of Windows-874. */
  width: z.int().check(z.minimum(1), z.maximum(200)),
});
type Field = z.output<typeof fieldShape>;

const count = (fields: readonly Field[], ...of: readonly Field['of'][]): number =>
  fields.filter((field) => of.includes(field.of)).length;

/** Each column once, an amount, and whose it is. */
function areWhole(fields: readonly Field[]): boolean {
  const named = fields.filter(({ of }) => of !== 'skip').map(({ of }) => of);
  return (
    new Set(named).size === named.length &&
    count(fields, 'collected', 'collected_satang') === 1 &&
    count(fields, 'member_no', 'employee_no') > 0
  );
}

const layoutShape = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  fields: z
    .array(fieldShape)
    .check(z.minLength(2), z.maxLength(40), z.refine(areWhole, faults.layout)),
  /** Lines before the first row and after the last one. */
  skip_first: z.optional(lines),
  skip_last: z.optional(lines),
});

export const resultLayoutsShape = z.array(layoutShape).check(
  z.maxLength(20),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, faults.twice),
);
