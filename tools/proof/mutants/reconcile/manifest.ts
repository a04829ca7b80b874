/** What a manifest has to state, and whether it states what the files come to. */
import {
  baht,
  countOf,
  fieldsIn,
  groupBy,
  keyOf,
  type Mismatches,
  type Row,
  satang,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

export const manifestHeader = ['AS_OF', 'FILE', 'ROWS', 'COLUMN', 'TOTAL', 'BY', 'VALUE'] as const;

/** One figure that a manifest states: a column of a file, whole or by the values of another. */
export interface Stated {
  readonly file: string;
  /** Blank where the file has no amounts: then only its rows are stated. */
  readonly column: string;
  /** Blank for the whole file. */
  readonly by: string;
}

/** What the manifest of a good extract states, in its order, each once. */
export function statedIn(manifest: readonly Row[]): readonly Stated[] {
  const stated = manifest.map((row) => ({
    file: textOf(row, 'FILE'),
    column: textOf(row, 'COLUMN'),
    by: textOf(row, 'BY'),
  }));
  return [...new Map(stated.map((one) => [Object.values(one).join(), one])).values()];
}

const filled = (rows: readonly Row[], column: string): readonly Row[] =>
  rows.filter((row) => textOf(row, column) !== '');

const total = (rows: readonly Row[], column: string): string =>
  column === '' ? '' : baht(sumOf(filled(rows, column), column));

function expectedRows({ file, column, by }: Stated, rows: readonly Row[], asOf: string): Row[] {
  const parts = by === '' ? new Map([['', rows]]) : groupBy(rows, by);
  return [...parts].map(([value, part]) => ({
    AS_OF: asOf,
    FILE: file,
    ROWS: String(part.length),
    COLUMN: column,
    TOTAL: total(part, column),
    BY: by,
    VALUE: value,
  }));
}

export function compareManifest(
  tables: Tables,
  stated: readonly Stated[],
  mismatches: Mismatches,
): void {
  const manifest = tables.of('manifest');
  const asOf = textOf(manifest[0] as Row, 'AS_OF');
  const lines = (rows: readonly Row[]) =>
    rows.map((row) => keyOf(row, ...manifestHeader)).toSorted();
  for (const row of manifest) {
    countOf(row, 'ROWS');
    if (textOf(row, 'TOTAL') !== '') satangOf(row, 'TOTAL');
  }
  const expected = stated.flatMap((one) =>
    expectedRows(one, tables.of(one.file.replace('.csv', '')), asOf),
  );
  const found = new Set(lines(manifest));
  for (const line of lines(expected))
    mismatches.must(found.delete(line), `not in manifest ${line}`);
  for (const line of found) mismatches.must(false, `manifest says ${line}`);
  mismatches.same(manifest.length, expected.length, 'rows of the manifest');
}

const amount = /^-?\d{1,13}\.\d\d$/;
const lenient = (text: string | undefined): bigint =>
  satang(amount.test(text ?? '') ? `${text}` : '0.00');

/**
 * The manifest with its rows of some files made to fit their bytes, whatever is wrong with them;
 * undefined where they cannot be read at all.
 */
export function mendManifest(
  manifest: string,
  stated: readonly Stated[],
  changed: ReadonlyMap<string, string>,
): string | undefined {
  const lines = manifest.split('\r\n').filter((line) => line !== '');
  const [header = '', first = ''] = lines;
  const [asOf = ''] = first.split(',');
  const rowsOfFile = (file: string): string[] => {
    const bytes = changed.get(file);
    if (bytes === undefined) return lines.filter((line) => line.split(',')[1] === file);
    const [names = [], ...records] = fieldsIn(bytes);
    return stated
      .filter((one) => one.file === file)
      .flatMap(({ column, by }) => {
        const at = names.indexOf(column);
        const value = (fields: string[]) => (by === '' ? '' : (fields[names.indexOf(by)] ?? ''));
        const parts = Map.groupBy(records, value);
        if (by === '' && parts.size === 0) parts.set('', []);
        return [...parts].map(([name, part]) => {
          const sum = part.reduce((all, fields) => all + lenient(fields[at]), satang('0.00'));
          return [asOf, file, part.length, column, column && baht(sum), by, name].join(',');
        });
      });
  };
  try {
    const files = [...new Set(stated.map(({ file }) => file))];
    return [header, ...files.flatMap(rowsOfFile), ''].join('\r\n');
  } catch {
    return undefined;
  }
}
