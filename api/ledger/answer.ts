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
  Ledger,
  LedgerHistory,
  LedgerRead,
  StoredSums,
  SummaryOf,
} from '../../core/ledger/ledger.ts';
import { toDtoBaht } from '../../core/satang.ts';
import type { FileFormat } from '../../core/sheet/sheet.ts';
import { wholeLedger } from './complete-ledger.ts';
import { clampDays, type LedgerSelection, ledgerKeysetPage } from './ledger.ts';

type Read<Columns extends LedgerColumns> = LedgerRead<
  StoredLineOf<Columns>,
  StoredSums & StoredSumsOf<Columns>
>;

/** What was asked for, and the day that the records speak of. */
interface LedgerRequest {
  readonly selection: LedgerSelection;
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
      return [key, typeof value === 'bigint' ? toDtoBaht(value) : value];
    });
    return Object.fromEntries(entries) as LineOf<Columns>;
  };
}

function summaryOf<
  Columns extends LedgerColumns,
  In extends string,
  Out extends string,
  Beside extends string,
>(
  { columns, flows }: DeclaredLedger<Columns, In, Out, Beside>,
  sums: StoredSums & StoredSumsOf<Columns>,
  { selection, asOf }: LedgerRequest,
): SummaryOf<Columns, In, Out, Beside> {
  const stored = sums as Readonly<Record<string, unknown>>;
  const more = summedColumns(columns).map(([key, { sql }]) => [
    key,
    toDtoBaht(stored[storedName(sql)] as bigint),
  ]);
  return {
    ...clampDays(selection, asOf),
    opening: toDtoBaht(sums.openingSatang),
    [flows.in]: toDtoBaht(sums.inSatang),
    [`${flows.in}_count`]: sums.inCount,
    [flows.out]: toDtoBaht(sums.outSatang),
    [`${flows.out}_count`]: sums.outCount,
    ...(flows.lost === undefined ? {} : { [flows.lost]: toDtoBaht(sums.lostSatang) }),
    ...(flows.adjusted === undefined ? {} : { [flows.adjusted]: toDtoBaht(sums.adjustedSatang) }),
    ...Object.fromEntries(more),
    closing: toDtoBaht(sums.closingSatang),
  } as SummaryOf<Columns, In, Out, Beside>;
}

const foundOf = ({ flows }: Pick<Ledger, 'flows'>, sums: FoundSums | null) =>
  sums && {
    count: sums.count,
    in: toDtoBaht(sums.inSatang),
    out: toDtoBaht(sums.outSatang),
    ...(flows.lost === undefined ? {} : { lost: toDtoBaht(sums.lostSatang) }),
    ...(flows.adjusted === undefined ? {} : { adjusted: toDtoBaht(sums.adjustedSatang) }),
  };

/** A page of the ledger: `read` was asked for one line more than a page holds. */
export function ledgerPage<
  Columns extends LedgerColumns,
  In extends string,
  Out extends string,
  Beside extends string,
>(ledger: DeclaredLedger<Columns, In, Out, Beside>, read: Read<Columns>, request: LedgerRequest) {
  const stored = read.lines as readonly (StoredLineOf<Columns> & { readonly seq: number })[];
  const { lines, next, prev } = ledgerKeysetPage(stored, request.selection);
  return {
    summary: summaryOf(ledger, read.summary, request),
    lines: lines.map(lineOf(ledger.columns)),
    next,
    prev,
    found: foundOf(ledger, read.found),
  };
}

/** How the balance went, and the years that have lines. */
export const ledgerHistory = ({ years, balanceHistory }: LedgerHistory, asOf: Day) => ({
  as_of: asOf,
  years,
  growth: balanceHistory.map(({ on, balanceSatang }) => ({
    on,
    balance: toDtoBaht(balanceSatang),
  })),
});

/**
 * All pages of the ledger as a file of the format holds them.
 * @throws Problem too_large, where there are more lines than such a file holds.
 */
export function ledgerFile<
  Columns extends LedgerColumns,
  In extends string,
  Out extends string,
  Beside extends string,
>(
  ledger: DeclaredLedger<Columns, In, Out, Beside>,
  read: Read<Columns>,
  format: FileFormat,
  request: LedgerRequest,
) {
  return {
    summary: summaryOf(ledger, read.summary, request),
    lines: wholeLedger(read.lines, format).map(lineOf(ledger.columns)),
    found: foundOf(ledger, read.found),
  };
}
