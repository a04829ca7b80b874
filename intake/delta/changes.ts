/** New and changed rows of a file, in a temporary table of the session, held against the base. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileFacts } from '../decode/inspect.ts';
import { readRows } from '../decode/rows.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { deltaFile, type Subject } from '../layout.ts';
import { mostOffences } from '../staging/cross-check.ts';
import { copyText } from '../staging/line-writer.ts';
import { columnName } from '../staging/table.ts';
import { namesRow, removalsTable } from './removals.ts';

/** The changes of a subject: columns of the store without the publication, and `line`. */
export const changesTable = ({ name }: Subject): string => `delta_${name}`;

export interface Changing {
  readonly session: pg.Client;
  readonly subject: Subject;
  /** Of the publication that the delta is put upon. */
  readonly baseId: number;
  readonly faults: Faults;
}

interface Offence {
  readonly line: number;
  /** Another line that it is at odds with. */
  readonly other: number;
}

async function offences(
  { session, faults }: Changing,
  query: string,
  tell: (offence: Offence) => void,
): Promise<void> {
  const { rows } = await session.query<Offence>(`${query} ORDER BY line LIMIT ${mostOffences + 1}`);
  for (const row of rows.slice(0, mostOffences)) tell(row);
  if (rows.length > mostOffences) faults.leaveOut();
}

const keysOf = ({ key }: Subject, row: string): readonly string[] =>
  key.map((name) => `${row}.${name.toLowerCase()}`);

/** A row is delivered once, is removed once, and not both. */
async function checkKeys(changing: Changing): Promise<void> {
  const { subject, baseId, faults } = changing;
  const { name, file, key } = subject;
  const changes = changesTable(subject);
  const twice = (table: string, keys: readonly string[], where: string) =>
    `SELECT line, other FROM (SELECT line, min(line) OVER (PARTITION BY ${keys.join(', ')}) AS other
       FROM ${table} r ${where}) all_rows WHERE line > other`;
  await offences(changing, twice(changes, keysOf(subject, 'r'), ''), ({ line, other }) =>
    faults.add(file, line, key.at(-1) as string, reasons.duplicate(other)),
  );
  const removed = key.map((_, index) => `r.key_${index + 1}`);
  const own = `WHERE r.file = '${file}'`;
  await offences(changing, twice(removalsTable, removed, own), ({ line, other }) =>
    faults.add(deltaFile, line, 'KEY_1', reasons.duplicate(other)),
  );
  const delivered = `SELECT r.line, c.line AS other FROM ${removalsTable} r
    JOIN ${changes} c ON ${namesRow(subject, 'c')}`;
  await offences(changing, delivered, ({ line, other }) =>
    faults.add(deltaFile, line, 'KEY_1', reasons.deltaDelivered(file, other)),
  );
  const unknown = `SELECT r.line, 0 AS other FROM ${removalsTable} r ${own} AND NOT EXISTS (
    SELECT FROM records.${name} o
    WHERE o.publication_id = ${baseId} AND ${namesRow(subject, 'o')})`;
  await offences(changing, unknown, ({ line }) =>
    faults.add(deltaFile, line, 'KEY_1', reasons.deltaUnknownRow(file)),
  );
}

/** Reads the file, if it was delivered, and adds a fault at its own line for what cannot stand. */
export async function readChanges(changing: Changing, facts: FileFacts | undefined): Promise<void> {
  const { session, subject, faults } = changing;
  const { name, file, columns } = subject;
  const table = changesTable(subject);
  const names = columns.map(columnName).join(', ');
  await session.query(
    `CREATE TEMPORARY TABLE ${table} AS SELECT ${names}, 0 AS line FROM records.${name}
     WITH NO DATA`,
  );
  if (facts) {
    async function* text(source: Parameters<typeof readRows>[0]): AsyncGenerator<string> {
      for await (const { rows, lines } of readRows(source)) {
        yield rows
          .map((row, index) => `${row.map(copyText).join('\t')}\t${lines[index]}\n`)
          .join('');
      }
    }
    const copy = session.query(copyFrom(`COPY ${table} (${names}, line) FROM STDIN`));
    await pipeline(text({ file, facts, columns, faults }), copy);
  }
  if (!faults.any) await checkKeys(changing);
}
