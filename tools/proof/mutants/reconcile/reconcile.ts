/**
 * Whether an extract ties to the satang, found without a line of the program that takes it in: by
 * `intake/EXTRACT.md`, sections 5 to 8. What section 10 leaves out is left out here, too.
 */
import { compareBills } from './bills.ts';
import { compareCremation } from './cremation.ts';
import { compareDividends } from './dividends.ts';
import { compareHolders, compareLedgers } from './ledgers.ts';
import { compareLoans } from './loans.ts';
import { compareManifest, manifestHeader, type Stated, statedIn } from './manifest.ts';
import { fieldsIn, groupBy, Mismatches, mustDay, type Row, rowsIn, Tables } from './plain.ts';
import { comparePending, compareReceipts } from './receipts.ts';
import { compareReferences } from './references.ts';
import { compareSlips } from './slips.ts';

export interface Layout {
  /** The header of every file, by its name. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly stated: readonly Stated[];
}

/** Bytes of every file by name, one character each. */
type Bytes = ReadonlyMap<string, string>;

/** What the files of a good extract look like. */
export function layoutOf(bytes: Bytes): Layout {
  const headers = new Map([...bytes].map(([file, text]) => [file, fieldsIn(text)[0] ?? []]));
  const manifest = rowsIn('manifest.csv', bytes.get('manifest.csv') ?? '', manifestHeader);
  return { headers, stated: statedIn(manifest) };
}

const readTables = (bytes: Bytes, headers: Layout['headers']): Tables =>
  new Tables(
    new Map(
      [...headers].map(([file, header]) => [
        file.replace('.csv', ''),
        rowsIn(file, bytes.get(file) ?? '', header),
      ]),
    ),
  );

/** The lines with the member whose ledger they are of. */
function owned(lines: readonly Row[], holders: readonly Row[], key: string): readonly Row[] {
  const owners = new Map(holders.map((row) => [row[key], row.MEMBER_NO]));
  return lines.map((line) => ({ ...line, MEMBER_NO: owners.get(line[key]) ?? '' }));
}

function compareTables(
  tables: Tables,
  shown: Tables | undefined,
  { stated }: Layout,
  found: Mismatches,
): void {
  compareManifest(tables, stated, found);
  compareReferences(tables, found);
  const asOf = mustDay(tables.of('manifest')[0] as Row, 'AS_OF');
  const ledger = (file: string, key: string, amount: string) =>
    compareLedgers(tables.of(file), key, amount, asOf, found);
  const shares = ledger('share_lines', 'MEMBER_NO', 'AMOUNT');
  const deposits = ledger('deposit_lines', 'ACCOUNT_NO', 'AMOUNT');
  const loans = ledger('loan_lines', 'CONTRACT_NO', 'PRINCIPAL');
  compareHolders(tables, shares, deposits, asOf, found);
  compareSlips(tables, deposits, asOf, found);
  compareLoans(tables, loans, asOf, found);
  const lines = {
    SHARE: tables.of('share_lines'),
    LOAN: owned(tables.of('loan_lines'), tables.of('loans'), 'CONTRACT_NO'),
    DEPOSIT: owned(tables.of('deposit_lines'), tables.of('deposit_accounts'), 'ACCOUNT_NO'),
  };
  const interest = groupBy(lines.LOAN, 'MEMBER_NO');
  compareDividends(tables, shares, interest, found);
  compareBills(tables, shares, interest, found);
  compareReceipts(tables, lines, found);
  comparePending(tables, lines, found, shown);
  compareCremation(tables, found);
}

/**
 * Where the extract does not tie; empty when it does. What cannot be read does not. `shown`: the
 * extract that members see until now, if any.
 */
export function mismatchesIn(bytes: Bytes, layout: Layout, shown?: Bytes): readonly string[] {
  const found = new Mismatches();
  try {
    const before = shown && readTables(shown, layout.headers);
    compareTables(readTables(bytes, layout.headers), before, layout, found);
  } catch (error) {
    found.must(false, error instanceof Error ? error.message : String(error));
  }
  return found.list;
}
