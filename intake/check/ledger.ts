/** Lines of money: numbered from 1, in the order of days, each balance following from the last. */
import type { Day } from '../../core/days.ts';
import { type Satang, toDtoBaht } from '../../core/satang.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import type { Row } from '../decode/rows.ts';
import { inLedger, reasons } from '../intake.text.ts';
import { type Check, type CheckContext, columnIndexesOf } from './check.ts';
import type { Expected } from './expected-ledger.ts';
import { isForward, type MovementType, movementFault } from './movement.ts';

type Report = (line: number, column: string, reason: string) => void;

/** The last line of a ledger. */
export interface Last {
  readonly type: MovementType;
  readonly postedOn: Day;
}

/** Follows each ledger of a file beyond numbers, days and balances; one object for all of them. */
export interface Watch<Entry extends Expected> {
  /** A ledger begins; `entry` is undefined where its key is at fault. */
  open?(entry: Entry | undefined): void;
  /** Whether a line begins a part with a balance of its own, which may be brought forward, too. */
  begins?(row: Row): boolean;
  /** `previousKnown`: the line before was read, or this is the first; else nothing follows. */
  line?(row: Row, line: number, previousKnown: boolean, report: Report): void;
  /** A ledger without any fault has ended. */
  close?(entry: Entry, last: Last): void;
  /** There was no line for this entry. */
  absent?(entry: Entry): void;
  /** After the last line of a file without faults. */
  end?(): void;
}

/** Which file announced the ledgers, and how its columns are called. */
export interface LedgerKind<Entry extends Expected> {
  readonly expected: { get(key: string): Entry | undefined; values(): Iterable<Entry> };
  readonly unknown: (key: string) => string;
  readonly statedFile: string;
  readonly statedColumn: string;
  /** The column that moves the balance by SIGN. */
  readonly amountColumn: string;
  readonly watch: Watch<Entry>;
}

/** The ledger that is being read: nothing of earlier ones is kept, so memory stays flat. */
interface Current<Entry> {
  readonly key: string;
  /** Undefined where the ledger's key is at fault already. */
  readonly expected: Entry | undefined;
  /** Whether number and balance of the line before are known; not after a line that was refused. */
  previousKnown: boolean;
  /** Whether no line of it was refused or at fault. */
  clean: boolean;
  seq: number;
  postedOn: Day;
  balance: Satang;
  type: MovementType | undefined;
  line: number;
  readonly receipts: Set<string>;
}

type Begins = (row: Row) => boolean;

function lineCheck(
  { subject, asOf }: CheckContext,
  amountColumn: string,
  begins: Begins,
  report: Report,
) {
  const [seqAt, dayAt, signAt, amountAt, balanceAt, typeAt, receiptAt] = columnIndexesOf(
    subject,
    ...(['SEQ', 'POSTED_ON', 'SIGN', amountColumn, 'BALANCE', 'TYPE_CODE', 'RECEIPT_NO'] as const),
  );
  return (ledger: Current<Expected>, row: Row, line: number): void => {
    const seq = row[seqAt] as number;
    const postedOn = row[dayAt] as Day;
    const sign = row[signAt] as 1 | 0 | -1;
    const amount = row[amountAt] as Satang;
    const balance = row[balanceAt] as Satang;
    const type = row[typeAt] as MovementType;
    const receiptNo = row[receiptAt] as string | null;
    const { type: before, expected } = ledger;
    const expectedBalance = ledger.balance + (sign === 1 ? amount : sign === -1 ? -amount : 0n);
    if (ledger.previousKnown && seq !== ledger.seq + 1) {
      report(line, 'SEQ', reasons.sequence(ledger.seq + 1, seq));
    }
    if (postedOn < ledger.postedOn) report(line, 'POSTED_ON', reasons.backwards);
    if (expected?.openedOn !== undefined && postedOn < expected.openedOn) {
      report(line, 'POSTED_ON', reasons.beforeOpened(thaiDateShort(expected.openedOn)));
    }
    if (postedOn > asOf) report(line, 'POSTED_ON', reasons.afterAsOf);
    if (amount < 0n) report(line, amountColumn, reasons.negative);
    if (balance < 0n) report(line, 'BALANCE', reasons.negative);
    if (ledger.previousKnown && balance !== expectedBalance) {
      report(line, 'BALANCE', reasons.running(toDtoBaht(expectedBalance), toDtoBaht(balance)));
    }
    const first = seq === 1 || (before !== undefined && isForward(before) && begins(row));
    const fault = movementFault({ type, sign, amount, first, before });
    if (fault) report(line, ...fault);
    // Receipts are looked up in ledgers by their number.
    if (receiptNo !== null) {
      if (ledger.receipts.has(receiptNo)) report(line, 'RECEIPT_NO', reasons.sameReceipt);
      ledger.receipts.add(receiptNo);
    }
    // Go on from what the file says: one wrong line is one fault, not one for each that follows.
    ledger.previousKnown = true;
    ledger.seq = seq;
    ledger.postedOn = postedOn;
    ledger.balance = balance;
    ledger.type = type;
    ledger.line = line;
  };
}

/** The checks of a ledger file; its first key column names the ledger, its second the line. */
export function checkLedger<Entry extends Expected>(
  context: CheckContext,
  kind: LedgerKind<Entry>,
): Check {
  const { subject, faults } = context;
  const { file } = subject;
  const { watch, statedFile, statedColumn } = kind;
  const keyColumn = subject.key[0] as string;
  const [keyAt] = columnIndexesOf(subject, keyColumn);
  let current: Current<Entry> | undefined;
  let lastLine = 1;

  const report: Report = (line, column, reason) => {
    if (!current) return;
    current.clean = false;
    faults.add(file, line, column, inLedger(reason, keyColumn, current.key));
  };
  const begins: Begins = (row) => watch.begins?.(row) === true;
  const checkLine = lineCheck(context, kind.amountColumn, begins, report);

  function open(key: string, line: number, afterGap: boolean): Current<Entry> {
    const entry = kind.expected.get(key);
    const again = entry?.seen === true;
    if (!entry) faults.add(file, line, keyColumn, kind.unknown(key));
    if (again) faults.add(file, line, keyColumn, inLedger(reasons.scattered, keyColumn, key));
    if (entry) entry.seen = true;
    const start = { seq: 0, postedOn: '', balance: 0n, type: undefined, line };
    const whole = !again && !afterGap;
    const state = { previousKnown: whole, clean: whole && entry !== undefined };
    const expected = again ? undefined : entry;
    watch.open?.(expected);
    return { key, expected, ...state, ...start, receipts: new Set() };
  }

  function close(ledger: Current<Entry>): void {
    const { key, expected, balance, line, type, postedOn, clean } = ledger;
    if (!expected) return;
    if (expected.balanceSatang !== balance) {
      const [last, stated] = [toDtoBaht(balance), toDtoBaht(expected.balanceSatang)];
      const reason = reasons.lastBalance(last, stated, statedFile, expected.line, statedColumn);
      faults.add(file, line, 'BALANCE', inLedger(reason, keyColumn, key));
    } else if (clean && type) watch.close?.(expected, { type, postedOn });
  }

  return {
    row(row, line) {
      // Lines that could not be read never come here; what hangs on them is not judged.
      const afterGap = line !== lastLine + 1 && faults.has(file);
      const key = row[keyAt] as string;
      if (current?.key !== key) {
        if (current && !afterGap) close(current);
        current = open(key, line, afterGap);
      } else if (afterGap) {
        current.previousKnown = false;
        current.clean = false;
      }
      const { previousKnown } = current;
      checkLine(current, row, line);
      watch.line?.(row, line, previousKnown, report);
      lastLine = line;
    },
    end() {
      if (faults.has(file)) return;
      if (current) close(current);
      for (const entry of kind.expected.values()) {
        if (entry.seen) continue;
        if (entry.balanceSatang === 0n) watch.absent?.(entry);
        else faults.add(statedFile, entry.line, statedColumn, reasons.noLines(file));
      }
      if (!faults.has(file)) watch.end?.();
    },
  };
}
