/** What the core states of its files, in a control file or a trailer, held against what was read. */
import { toDtoBaht } from '../../../core/satang.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { ControlTotal, MappedSource } from '../mapping.ts';
import type { Checking } from './checks.ts';
import { all } from './expression.ts';
import { columnOf, tableOf } from './tables.ts';

type Row = Readonly<Record<string, string | number | null>>;

const headingOf = (source: MappedSource, name: string): string =>
  source.columns.find((column) => column.name === name)?.heading ?? name;

/** As the figure stands in a report: an amount in baht. */
function shown(source: MappedSource, name: string, value: string): string {
  const column = source.columns.find((one) => one.name === name);
  return column?.format.kind === 'amount' ? toDtoBaht(BigInt(value)) : value;
}

async function compare({ session, files, faults }: Checking, control: ControlTotal, stated: Row) {
  const { of, from, rows, sums, eachFile } = control;
  const columns = Object.keys(sums);
  const added = columns.map(
    (name) => `, coalesce(sum(${columnOf(of, name)}), 0)::text AS v_${columnOf(of, name)}`,
  );
  const counted = await session.query<Row>(
    `SELECT count(*)::text AS n${added.join('')} FROM ${tableOf(of)}${eachFile ? ` WHERE f = ${stated.f}` : ''}`,
  );
  const found = counted.rows[0] as Row;
  const file = files.get(from)?.find(({ index }) => index === stated.f)?.name ?? from.name;
  const line = Number(stated.l);
  const number = rows === undefined ? undefined : stated[columnOf(from, rows)];
  if (rows !== undefined && String(number) !== found.n) {
    const reason = reasons.rows(of.name, String(number ?? '–'), String(found.n));
    faults.add(file, line, headingOf(from, rows), reason);
  }
  for (const [name, total] of Object.entries(sums)) {
    const sum = String(found[`v_${columnOf(of, name)}`]);
    const expected = stated[columnOf(from, total)];
    if (String(expected) === sum) continue;
    const figures = [
      expected === null ? '–' : shown(of, name, String(expected)),
      shown(of, name, sum),
    ];
    const reason = reasons.sums(of.name, headingOf(of, name), figures[0] ?? '', figures[1] ?? '');
    faults.add(file, line, headingOf(from, total), reason);
  }
}

/** Tells every difference where it is stated; a statement that is not there is one, too. */
export async function checkControls(checking: Checking): Promise<void> {
  const { session, mapping, files, faults } = checking;
  for (const control of mapping.controls) {
    const { from, of, only, eachFile } = control;
    const { rows } = await session.query<Row>(
      `SELECT * FROM ${tableOf(from)} m WHERE ${all({ from, joins: [] }, only)} ORDER BY f, l`,
    );
    for (const row of rows) await compare(checking, control, row);
    const stating = new Set(rows.map(({ f }) => f));
    const silent = eachFile ? files.get(of)?.filter(({ index }) => !stating.has(index)) : [];
    for (const { name } of silent ?? []) faults.add(name, 1, '', reasons.noControl(of.name));
    if (eachFile || rows.length > 0) continue;
    faults.add(files.get(from)?.[0]?.name ?? from.name, 1, '', reasons.noControl(of.name));
  }
}
