/**
 * What may stand in a mapping file: every key of it, as closed schemas. `intake/MAPPING.md` has a
 * line for each; a test holds the two together.
 */
import { z } from 'zod';
import { mostThreshold } from '../../quarantine/setting.ts';
import { mayMiss, numberFrom, oneOrMore, yesNo } from './scalars.ts';

const name = z.string().min(1).max(60);
const names = z.array(name).min(1);
/** Column → values that it must have, or must not have; '' is a blank. */
const values = z.record(name, oneOrMore);
/** Column of the other source → column here. */
const keys = z.record(name, name);
/** A kind without settings, a format of `formats`, or a format written out. */
const format = z.union([name, z.record(name, z.string())], { error: 'format' });

export const sourceSchema = z.strictObject({
  /** Exact names, or patterns with `*` and `?`; capitals and small letters are the same. */
  files: oneOrMore,
  encoding: z.enum(['windows-874', 'tis-620', 'utf-8']).optional(),
  csv: z
    .strictObject({
      delimiter: z.string().length(1, { error: 'delimiter' }),
      /** Left out: no field is quoted, and a quote is a letter like any other. */
      quote: z.string().length(1, { error: 'delimiter' }).optional(),
      header: yesNo,
      /** `no`: the core writes no line break behind its last line. */
      'last-break': yesNo.optional(),
    })
    .optional(),
  /** Bytes of a record, without its line break. */
  fixed: z.strictObject({ record: numberFrom(1, 32_000) }).optional(),
  workbook: z.strictObject({ sheet: name.optional(), header: numberFrom(1, 1_000) }).optional(),
  /** Records that are of this source; others of the file belong to another, or are a fault. */
  only: values.optional(),
  /** Records that nobody needs: separators, sums that are not held against anything. */
  except: values.optional(),
  columns: z.record(name, z.unknown()),
});

export const columnSchema = z.strictObject({
  format,
  heading: name.optional(),
  at: numberFrom(1, 32_000).optional(),
  width: numberFrom(1, 4_000).optional(),
  /** Not a cell of the record: the name of its file, or of its sheet. */
  of: z.enum(['file', 'sheet']).optional(),
  /** Not a cell of the row: one cell of the sheet, such as A2 above the header. */
  cell: z
    .string()
    .regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/, { error: 'cell' })
    .optional(),
  /** A regular expression; what its group holds is read. */
  part: z.string().min(1).max(200).optional(),
});

export const ruleSchema = z.strictObject({
  from: name.optional(),
  codes: z.record(z.string(), z.string()).optional(),
  otherwise: z.string().optional(),
  value: z.string().optional(),
  first: names.optional(),
  sum: names.optional(),
  minus: names.optional(),
  text: z.string().min(1).max(200).optional(),
  ordinal: names.optional(),
  running: name.optional(),
  sign: name.optional(),
  within: names.optional(),
  total: name.optional(),
  count: name.optional(),
  of: name.optional(),
  on: keys.optional(),
  only: values.optional(),
  /** Rows of the other source may have a key that no row here has; `any`: all of them may. */
  optional: mayMiss.optional(),
});

export const partSchema = z.strictObject({
  from: name,
  join: z
    .record(
      name,
      z.strictObject({ source: name.optional(), on: keys, optional: mayMiss.optional() }),
    )
    .optional(),
  only: values.optional(),
  except: values.optional(),
  sort: names.optional(),
  columns: z.record(name, z.unknown()),
});

export const controlSchema = z.strictObject({
  /** The source that is counted, or several together. */
  of: oneOrMore,
  /** The source whose rows state how much there is. */
  from: name,
  only: values.optional(),
  /** Column of `from` with the number of rows. */
  rows: name.optional(),
  /** Column of `of` → column of `from` that states its sum. */
  sums: z.record(name, name).optional(),
  /** Column of `from` that names the file which is counted; each file must have its row. */
  file: name.optional(),
  /** Each statement counts the rows of the file that it stands in itself: a trailer. */
  'each-file': yesNo.optional(),
});

export const mappingSchema = z.strictObject({
  name,
  about: z.string().optional(),
  /** The day that the files speak of: a column of a source, as `SOURCE.COLUMN`. */
  'as-of': name.optional(),
  /** Files of the folder that are known and not needed. */
  ignore: oneOrMore.optional(),
  /** The file that the core writes last: a dropped set is whole once it is there. */
  'last-file': name.optional(),
  /** How many members at most may keep what was shown where their own rows do not tie. */
  quarantine: numberFrom(0, mostThreshold).optional(),
  formats: z.record(name, z.record(name, z.string())).optional(),
  sources: z.record(name, z.unknown()),
  controls: z.array(z.unknown()).optional(),
  subjects: z.record(name, z.unknown()),
});

export type RuleText = z.infer<typeof ruleSchema>;
export type Values = z.infer<typeof values>;
export type Keys = z.infer<typeof keys>;
