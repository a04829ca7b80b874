/** What the core states of its files, in a control file or a trailer, against what was read. */
import { orNothing, toDtoBaht } from '../../../core/satang.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { ControlTotal, MappedSource } from '../mapping.ts';
import { matcher, type SourceFile } from '../read/files.ts';
import { type Checking, nameOfFile } from './checking.ts';
import { all } from './expression.ts';
import { columnOf, tableOf } from './tables.ts';

type Row = Readonly<Record<string, string | number | bigint | null>>;

const headingOf = (source: MappedSource, name: string): string =>
  source.columns.find((column) => column.name === name)?.heading ?? name;

/** As the figure stands in a report: an amount in baht. */
function shown(source: MappedSource, name: string, value: bigint | undefined): string {
  if (value === undefined) return '–';
  const column = source.columns.find((one) => one.name === name);
  return column?.format.kind === 'amount' ? toDtoBaht(value) : String(value);
}

const names = ({ of }: ControlTotal): string => of.map(({ name }) => name).join(' + ');
const stated = (value: Row[string] | undefined): bigint | undefined =>
  value === null || value === undefined ? undefined : BigInt(value);

/** Rows, and the sums in the order of the control's columns, of all that it counts. */
async function count(
  { session }: Checking,
  { of, sums }: ControlTotal,
  file: number | undefined,
): Promise<{ readonly rows: bigint; readonly sums: readonly bigint[] }> {
  const columns = Object.keys(sums);
  let rows = 0n;
  const added = columns.map(() => 0n);
  for (const source of of) {
    const texts = columns.map((name) => `, coalesce(sum(${columnOf(source, name)}), 0)::text`);
    const where = file === undefined ? '' : ` WHERE f = ${file}`;
    const text = `SELECT count(*)::text${texts.join('')} FROM ${tableOf(source)}${where}`;
    const found = await session.query<string[]>({ text, rowMode: 'array' });
    const [number = '0', ...figures] = found.rows[0] ?? [];
    rows += BigInt(number);
    for (const [index, figure] of figures.entries()) {
      added[index] = orNothing(added[index]) + BigInt(figure);
    }
  }
  return { rows, sums: added };
}

async function compare(
  checking: Checking,
  control: ControlTotal,
  row: Row,
  file: number | undefined,
): Promise<void> {
  const { files, faults } = checking;
  const { of, from, rows, sums } = control;
  const counted = await count(checking, control, file);
  const name = files.get(from)?.find(({ index }) => index === row.f)?.name ?? from.name;
  const line = Number(row.l);
  if (rows !== undefined) {
    const expected = stated(row[columnOf(from, rows)]);
    if (expected !== counted.rows) {
      const reason = reasons.rows(names(control), String(expected ?? '–'), String(counted.rows));
      faults.add(name, line, headingOf(from, rows), reason);
    }
  }
  const [first] = of;
  for (const [index, [column, total]] of Object.entries(sums).entries()) {
    const expected = stated(row[columnOf(from, total)]);
    const sum = counted.sums[index];
    if (!first || expected === sum) continue;
    const figures = [shown(first, column, expected), shown(first, column, sum)] as const;
    const reason = reasons.sums(names(control), headingOf(first, column), ...figures);
    faults.add(name, line, headingOf(from, total), reason);
  }
}

const nameIn = ({ from, file = '' }: ControlTotal, row: Row): string =>
  String(row[columnOf(from, file)] ?? '');

/** Which file a statement counts: the one that it names, its own, or all of them together. */
function fileOf(control: ControlTotal, row: Row, all: readonly SourceFile[]) {
  if (control.eachFile) return all.find(({ index }) => index === row.f);
  const wanted = nameIn(control, row).toLowerCase();
  return all.find(({ name }) => name.toLowerCase() === wanted);
}

/** Whether a statement says of everything that it counts that there is none. */
const isNothing = ({ from, rows, sums }: ControlTotal, row: Row): boolean =>
  [...(rows === undefined ? [] : [rows]), ...Object.values(sums)].every(
    (name) => stated(row[columnOf(from, name)]) === 0n,
  );

/** A file that is stated and was not delivered: a month of bills would be gone with it. */
class Undelivered {
  readonly #checking: Checking;
  readonly #isThere: (name: string) => boolean;
  readonly #told = new Set<string>();

  constructor(checking: Checking) {
    this.#checking = checking;
    const { files, mapping } = checking;
    const names = new Set([...files.values()].flat().map(({ name }) => name.toLowerCase()));
    const ignored = mapping.ignore.map(matcher);
    this.#isThere = (name) =>
      names.has(name.toLowerCase()) || ignored.some((isMatch) => isMatch(name));
  }

  /** Each row once: the rows of one control file are looked at for each source that it counts. */
  tell(control: ControlTotal, row: Row): void {
    const name = nameIn(control, row);
    const place = `${row.f} ${row.l}`;
    // A core may not write a file in which nothing would stand.
    if (name === '' || isNothing(control, row)) return;
    if (this.#isThere(name) || this.#told.has(place)) return;
    this.#told.add(place);
    const { from, file = '' } = control;
    const own = nameOfFile(this.#checking, from, Number(row.f));
    const reason = reasons.undelivered(name);
    this.#checking.faults.add(own, Number(row.l), headingOf(from, file), reason);
  }
}

/** Tells every difference where it is stated; a statement that is not there is one, too. */
export async function checkControls(checking: Checking): Promise<void> {
  const { session, mapping, files, faults } = checking;
  const undelivered = new Undelivered(checking);
  for (const control of mapping.controls) {
    const { from, of, only, eachFile, file } = control;
    const { rows } = await session.query<Row>(
      `SELECT * FROM ${tableOf(from)} m WHERE ${all({ from, joins: [] }, only)} ORDER BY f, l`,
    );
    const own = [...new Set(of.flatMap((source) => files.get(source) ?? []))];
    if (!eachFile && file === undefined) {
      for (const row of rows) await compare(checking, control, row, undefined);
      if (rows.length > 0) continue;
      faults.add(files.get(from)?.[0]?.name ?? from.name, 1, '', reasons.noControl(names(control)));
      continue;
    }
    const silent = new Set(own);
    for (const row of rows) {
      const counted = fileOf(control, row, own);
      if (!counted) {
        if (!eachFile) undelivered.tell(control, row);
        continue;
      }
      silent.delete(counted);
      await compare(checking, control, row, counted.index);
    }
    for (const { name } of silent) faults.add(name, 1, '', reasons.noControl(names(control)));
  }
}
