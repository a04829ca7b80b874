/** Reads an extract back without a line of the code that wrote it, for the tests. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Row = Readonly<Record<string, string>>;

export interface Extract {
  readonly agencies: readonly Row[];
  readonly members: readonly Row[];
  readonly share_lines: readonly Row[];
  readonly deposit_accounts: readonly Row[];
  readonly deposit_lines: readonly Row[];
  readonly manifest: readonly Row[];
}

const decoder = new TextDecoder('windows-874', { fatal: true });

export async function fileText(folder: string, file: string): Promise<string> {
  return decoder.decode(await readFile(join(folder, file)));
}

/** Splits one line; a quoted field may hold commas and doubled quotes. */
function fieldsOf(line: string): string[] {
  const fields = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  const texts = fields.map((field) => field.replace(/,$/, ''));
  // The pattern also finds the nothing after a line's last field.
  if (!line.endsWith(',') && texts.length > 1) texts.pop();
  return texts.map((text) => text.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
}

async function rowsOf(folder: string, file: string): Promise<readonly Row[]> {
  const lines = (await fileText(folder, file)).split('\r\n');
  if (lines.pop() !== '') throw new Error(`${file} does not end with a line end`);
  const [names = [], ...rows] = lines.map(fieldsOf);
  return rows.map((fields) => {
    if (fields.length !== names.length) throw new Error(`${file}: ${fields.join('|')}`);
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']));
  });
}

export async function readExtract(folder: string): Promise<Extract> {
  const [agencies, members, share_lines, deposit_accounts, deposit_lines, manifest] =
    await Promise.all(
      ['agencies', 'members', 'share_lines', 'deposit_accounts', 'deposit_lines', 'manifest'].map(
        (name) => rowsOf(folder, `${name}.csv`),
      ),
    );
  return {
    agencies: agencies ?? [],
    members: members ?? [],
    share_lines: share_lines ?? [],
    deposit_accounts: deposit_accounts ?? [],
    deposit_lines: deposit_lines ?? [],
    manifest: manifest ?? [],
  };
}

/** `1234.50` in satang. */
export function satang(text: string | undefined): bigint {
  if (text === undefined || !/^-?\d+\.\d\d$/.test(text)) throw new Error(`no amount: ${text}`);
  return BigInt(text.replace('.', ''));
}

/** `28/11/2568` as days since 1970. */
export function dayNo(text: string | undefined): number {
  const [date, month, year] = (text ?? '').split('/').map(Number);
  const millis = Date.UTC((year ?? 0) - 543, (month ?? 0) - 1, date);
  if (Number.isNaN(millis)) throw new Error(`no day: ${text}`);
  return millis / 86_400_000;
}

export function groupBy(rows: readonly Row[], column: string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row[column] ?? '';
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
