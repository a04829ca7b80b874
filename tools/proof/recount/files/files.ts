/**
 * Reads an extract with nothing of the program that takes it in: a general parser, its own
 * decoding. Of long files only the rows of the chosen members are kept.
 */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { type AgencySums, agencySums } from './agency-sums.ts';
import { commonYear, type Row, rowMaker } from './plain.ts';

/** Short files are kept whole, for one member's figures name other members and contracts. */
const whole = [
  'agencies',
  'members',
  'dividend_years',
  'deposit_accounts',
  'loans',
  'guarantees',
  'agency_months',
  'cremation_enrolments',
  'welfare_types',
] as const;

/** Long files, by the column that says whose a row is. */
const chosenOnly = {
  dividends: 'memberNo',
  dividend_deductions: 'memberNo',
  share_lines: 'memberNo',
  deposit_slips: 'accountNo',
  deposit_lines: 'accountNo',
  loan_lines: 'contractNo',
  collections: 'memberNo',
  collection_items: 'memberNo',
  cremation_months: 'cremationNo',
  beneficiaries: 'memberNo',
  welfare_claims: 'memberNo',
} as const;

type Whole = (typeof whole)[number];
type ChosenOnly = keyof typeof chosenOnly;

/** Rows by what a row belongs to: a member's lines by number, an account's, a contract's. */
export type Grouped = ReadonlyMap<string, readonly Row[]>;

export type Files = Readonly<Record<Whole, readonly Row[]>> &
  Readonly<Record<ChosenOnly, Grouped>> & {
    readonly asOf: string;
    /** Of all collections, not only of those that are kept. */
    readonly agencySums: AgencySums;
    readonly rows: number;
  };

const decoder = () => new TextDecoder('windows-874', { fatal: true });

async function readManifest(folder: string) {
  const text = decoder().decode(await readFile(join(folder, 'manifest.csv')));
  const rows = parseAtOnce(text, { columns: true }) as Record<string, string>[];
  const money = new Map<string, Set<string>>();
  for (const { FILE = '', COLUMN = '' } of rows) {
    money.set(FILE, (money.get(FILE) ?? new Set()).add(COLUMN));
  }
  const [date, month, year] = (rows[0]?.AS_OF ?? '').split('/');
  return { money, asOf: `${commonYear(year ?? '')}-${month}-${date}` };
}

async function* textOf(path: string): AsyncGenerator<string> {
  const letters = decoder();
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    yield letters.decode(chunk as Buffer, { stream: true });
  }
}

type Keep = (fields: readonly string[], header: readonly string[]) => boolean;

async function readRows(path: string, money: ReadonlySet<string>, keep: Keep) {
  const rows: Row[] = [];
  let header: string[] | undefined;
  let make: (fields: readonly string[]) => Row = () => ({});
  let count = 0;
  const parser = parse({ relax_column_count: false });
  const feeding = (async () => {
    for await (const text of textOf(path)) {
      if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
    }
    parser.end();
  })();
  for await (const fields of parser as AsyncIterable<string[]>) {
    if (header === undefined) {
      header = fields;
      make = rowMaker(fields, money);
      continue;
    }
    count += 1;
    if (keep(fields, header)) rows.push(make(fields));
  }
  await feeding;
  return { rows, count };
}

const groupBy = (rows: readonly Row[], key: string): Grouped =>
  Map.groupBy(rows, (row) => row[key] ?? '');

/**
 * The extract in `folder`, as far as it concerns the members whose numbers `choose` picks out of
 * all of them.
 */
export async function readFiles(
  folder: string,
  choose: (memberNos: readonly string[]) => readonly string[],
): Promise<{ files: Files; chosen: readonly string[] }> {
  const { money, asOf } = await readManifest(folder);
  const found: Record<string, unknown> = {};
  let count = 0;
  const read = async (name: string, keep: Keep) => {
    const file = `${name}.csv`;
    const part = await readRows(join(folder, file), money.get(file) ?? new Set(), keep);
    count += part.count;
    return part.rows;
  };
  for (const name of whole) found[name] = await read(name, () => true);
  const short = found as Record<Whole, readonly Row[]>;
  const chosen = choose(short.members.map(({ memberNo }) => memberNo ?? ''));
  const owners = new Set(chosen);
  const ownKeys = (rows: readonly Row[], key: string) =>
    new Set(rows.filter(({ memberNo = '' }) => owners.has(memberNo)).map((row) => row[key] ?? ''));
  const secured = short.guarantees.filter(({ guarantorNo = '' }) => owners.has(guarantorNo));
  const contracts = secured.map(({ contractNo = '' }) => contractNo);
  const keys: Readonly<Record<string, ReadonlySet<string>>> = {
    memberNo: owners,
    accountNo: ownKeys(short.deposit_accounts, 'accountNo'),
    contractNo: new Set([...ownKeys(short.loans, 'contractNo'), ...contracts]),
    cremationNo: ownKeys(short.cremation_enrolments, 'cremationNo'),
  };
  // The key is the first column of each of these files.
  const { sums, add } = agencySums();
  for (const [name, key] of Object.entries(chosenOnly)) {
    const rows = await read(name, (fields, header) => {
      if (name === 'collections') add(fields, header);
      const at = key === 'memberNo' ? header.indexOf('MEMBER_NO') : 0;
      return keys[key]?.has(fields[at] ?? '') ?? false;
    });
    found[name] = groupBy(rows, key);
  }
  return { files: { ...found, asOf, agencySums: sums, rows: count } as unknown as Files, chosen };
}
