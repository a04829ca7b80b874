/** Other amounts: one alone, a pair that makes up for it, a whole ledger from a line on. */
import { subjects } from '../../../../intake/layout.ts';
import { oneOf } from '../../seeded.ts';
import { baht, satang } from '../reconcile/plain.ts';
import {
  type Bytes,
  isOfKind,
  type Mutate,
  type Mutation,
  type Random,
  setField,
  someColumn,
  someRow,
  type Table,
  tableOf,
  withRows,
} from './table.ts';

const otherDigit = (text: string, random: Random): string => {
  const places = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  const at = oneOf(places, random);
  return text.slice(0, at) + oneOf([...'0123456789'], random) + text.slice(at + 1);
};

const changes: readonly ((text: string, random: Random) => string)[] = [
  (text) => baht(satang(text) + 1n),
  (text) => baht(satang(text) - 1n),
  (text, random) => baht(satang(text) + oneOf([100n, -100n, 100_000n], random)),
  otherDigit,
  (text) => baht(-satang(text)),
  (text, random) => baht(satang(text) * oneOf([2n, 10n, 100n], random)),
  (text) => baht(satang(text) / 10n),
  (text) => text.replace('.', ','),
  (text) => text.slice(0, -1),
];

export const changeAmount: Mutate = (bytes, random) => {
  const { table, at } = someColumn(bytes, random, isOfKind('amount'));
  const row = someRow(table, random);
  const text = table.rows[row]?.[at] ?? '';
  return text === '' ? undefined : setField(table, row, at, oneOf(changes, random)(text, random));
};

/** A rate, a count or a number of a row. */
export const changeNumber: Mutate = (bytes, random) => {
  const { table, at } = someColumn(bytes, random, isOfKind('rate', 'whole'));
  const row = someRow(table, random);
  const text = table.rows[row]?.[at] ?? '';
  return text === '' ? undefined : setField(table, row, at, otherDigit(text, random));
};

/** Ledgers with the column that moves the balance, and where their last balance is stated. */
const ledgers = [
  ['share_lines', 'AMOUNT', 'members', 'SHARE_BALANCE'],
  ['deposit_lines', 'AMOUNT', 'deposit_accounts', 'BALANCE'],
  ['loan_lines', 'PRINCIPAL', 'loans', 'PRINCIPAL_BALANCE'],
] as const;

function named(bytes: Bytes, name: string): Table {
  const subject = subjects.find((one) => one.name === name);
  if (subject === undefined) throw new Error(`no file ${name}`);
  return tableOf(bytes, subject);
}

/** One ledger's rows as satang that may be shifted, in a copy of its file. */
function openLedger(table: Table, row: number, amountColumn: string) {
  const rows = table.rows.map((fields) => [...fields]);
  const key = rows[row]?.[0];
  const at = (column: string) => table.header.indexOf(column);
  const add = (line: number, column: string, delta: bigint): void => {
    const fields = rows[line] as string[];
    fields[at(column)] = baht(satang(fields[at(column)] ?? '') + delta);
  };
  return {
    rows,
    key,
    /** The line moves so much more, and everything after it follows. */
    shift(line: number, delta: bigint): void {
      const sign = BigInt(rows[line]?.[at('SIGN')] ?? '0');
      add(line, amountColumn, sign * delta);
      if (amountColumn === 'PRINCIPAL') add(line, 'TOTAL', sign * delta);
      for (let next = line; rows[next]?.[0] === key; next += 1) add(next, 'BALANCE', delta);
    },
    /** A later line of the ledger; undefined at its end. */
    later(random: Random): number | undefined {
      let end = row;
      while (rows[end + 1]?.[0] === key) end += 1;
      return end === row ? undefined : row + 1 + Math.floor(random() * (end - row));
    },
  };
}

const someDelta = (random: Random): bigint => oneOf([1n, -1n, 100n, -5_000n, 1_000_000n], random);

function restate(bytes: Bytes, name: string, column: string, key: string, delta: bigint) {
  const table = named(bytes, name);
  const row = table.rows.findIndex(([first]) => first === key);
  const at = table.header.indexOf(column);
  const before = table.rows[row]?.[at];
  return before && setField(table, row, at, baht(satang(before) + delta));
}

/** A line moves more or less, all balances after it follow, and maybe what is stated does, too. */
export const shiftLedger: Mutate = (bytes, random) => {
  const [name, amount, holders, stated] = oneOf(ledgers, random);
  const table = named(bytes, name);
  const row = someRow(table, random);
  const delta = someDelta(random);
  const ledger = openLedger(table, row, amount);
  ledger.shift(row, delta);
  const what = `ledger ${ledger.key} shifted by ${delta} satang from row ${row + 2} on`;
  const lines = withRows(table, ledger.rows, what);
  const holder =
    random() < 0.7 ? restate(bytes, holders, stated, ledger.key ?? '', delta) : undefined;
  if (!holder) return lines;
  const changed = new Map([...lines.changed, ...holder.changed]);
  return { ...lines, what: `${what}, ${holders} too`, changed };
};

/** Two lines of a ledger make up for each other; it ends where it did. */
function pairInLedger(bytes: Bytes, random: Random): Mutation | undefined {
  const [name, amount] = oneOf(ledgers, random);
  const table = named(bytes, name);
  const row = someRow(table, random);
  const ledger = openLedger(table, row, amount);
  const other = ledger.later(random);
  if (other === undefined) return undefined;
  const delta = someDelta(random);
  ledger.shift(row, delta);
  ledger.shift(other, -delta);
  const rows = `rows ${row + 2} and ${other + 2}`;
  return withRows(table, ledger.rows, `ledger ${ledger.key}: ${rows} by ${delta} satang`);
}

/** Two rows of a column make up for each other; its sum stays. */
function pairInColumn(bytes: Bytes, random: Random): Mutation | undefined {
  const { table, at } = someColumn(bytes, random, isOfKind('amount'));
  const [one, other] = [someRow(table, random), someRow(table, random)];
  const [first, second] = [table.rows[one]?.[at], table.rows[other]?.[at]];
  if (one === other || !first || !second) return undefined;
  const delta = someDelta(random);
  const moved = (row: number, amount: bigint) => (table.rows[row] ?? []).with(at, baht(amount));
  const rows = table.rows
    .with(one, moved(one, satang(first) + delta))
    .with(other, moved(other, satang(second) - delta));
  const what = `${table.header[at]} of rows ${one + 2} and ${other + 2} by ${delta} satang`;
  return withRows(table, rows, what);
}

export const changePair: Mutate = (bytes, random) =>
  random() < 0.5 ? pairInLedger(bytes, random) : pairInColumn(bytes, random);
