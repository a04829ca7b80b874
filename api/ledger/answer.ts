/** What the store read of a ledger, as it travels. */

import type { Day } from '../../core/days.ts';
import {
  answerColumns,
  type LedgerColumns,
  type LineOf,
  type StoredLineOf,
  type StoredSumsOf,
  storedName,
  summedColumns,
} from '../../core/ledger/columns.ts';
import type {
  DeclaredLedger,
  FoundSums,
  LedgerHistory,
  LedgerRead,
  StoredSums,
  SummaryOf,
} from '../../core/ledger/ledger.ts';
import { wireBaht } from '../../core/satang.ts';
import type { FileFormat } from '../../core/sheet/sheet.ts';
import { wholeLedger } from './complete-ledger.ts';
import { type LedgerPlace, ledgerLeaf, toldDays } from './ledger.ts';

type Read<Columns extends LedgerColumns> = LedgerRead<
  StoredLineOf<Columns>,
  StoredSums & StoredSumsOf<Columns>
>;

/** What was asked for, and the day that the records speak of. */
interface Asked {
  readonly place: LedgerPlace;
  readonly asOf: Day;
}

/** A function that turns a line of the store into a line of the answer. */
function lineOf<Columns extends LedgerColumns>(columns: Columns) {
  const fields = answerColumns(columns).map(
    ([key, { sql, only }]) => [key, storedName(sql), only] as const,
  );
  return (line: StoredLineOf<Columns>): LineOf<Columns> => {
    const stored = line as Readonly<Record<string, unknown>>;
    const entries = fields.map(([key, name, only]) => {
      const value = only === undefined || stored.sign === only ? stored[name] : null;
      return [key, typeof value === 'bigint' ? wireBaht(value) : value];
    });
    return Object.fromEntries(entries) as LineOf<Columns>;
  };
}

function summaryOf<Columns extends LedgerColumns, In extends string, Out extends string>(
  { columns, flows }: DeclaredLedger<Columns, In, Out>,
  sums: StoredSums & StoredSumsOf<Columns>,
  { place, asOf }: Asked,
): SummaryOf<Columns, In, Out> {
  const stored = sums as Readonly<Record<string, unknown>>;
  const more = summedColumns(columns).map(([key, { sql }]) => [
    key,
    wireBaht(stored[storedName(sql)] as bigint),
  ]);
  return {
    ...toldDays(place, asOf),
    opening: wireBaht(sums.openingSatang),
    [flows.in]: wireBaht(sums.inSatang),
    [`${flows.in}_count`]: sums.inCount,
    [flows.out]: wireBaht(sums.outSatang),
    [`${flows.out}_count`]: sums.outCount,
    ...Object.fromEntries(more),
    closing: wireBaht(sums.closingSatang),
  } as SummaryOf<Columns, In, Out>;
}

const foundOf = (sums: FoundSums | null) =>
  sums && { count: sums.count, in: wireBaht(sums.inSatang), out: wireBaht(sums.outSatang) };

/** A page of the ledger: `read` was asked for one line more than a page holds. */
export function ledgerPage<Columns extends LedgerColumns, In extends string, Out extends string>(
  ledger: DeclaredLedger<Columns, In, Out>,
  read: Read<Columns>,
  history: LedgerHistory,
  asked: Asked,
) {
  const stored = read.lines as readonly (StoredLineOf<Columns> & { readonly seq: number })[];
  const { lines, next, prev } = ledgerLeaf(stored, asked.place);
  return {
    summary: summaryOf(ledger, read.summary, asked),
    lines: lines.map(lineOf(ledger.columns)),
    next,
    prev,
    found: foundOf(read.found),
    years: history.years,
    growth: history.growth.map(({ on, balanceSatang }) => ({
      on,
      balance: wireBaht(balanceSatang),
    })),
  };
}

/**
 * All pages of the ledger as a file of the format holds them.
 * @throws Problem too_large, where there are more lines than such a file holds.
 */
export function ledgerFile<Columns extends LedgerColumns, In extends string, Out extends string>(
  ledger: DeclaredLedger<Columns, In, Out>,
  read: Read<Columns>,
  format: FileFormat,
  asked: Asked,
) {
  return {
    summary: summaryOf(ledger, read.summary, asked),
    lines: wholeLedger(read.lines, format).map(lineOf(ledger.columns)),
    found: foundOf(read.found),
  };
}
