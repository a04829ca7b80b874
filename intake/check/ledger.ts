/** Lines of money: numbered from 1, in the order of days, each balance following from the last. */
import type { Day } from '../../core/days.ts';
import { type Satang, wireBaht } from '../../core/satang.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import type { Row } from '../decode/rows.ts';
import { reasons } from '../intake.text.ts';
import type { Subject } from '../layout.ts';
import type { Check, CheckContext } from './check.ts';
import { type MovementType, movementFault } from './movement.ts';
import type { Expected } from './register.ts';

/** Which file announced the ledgers, and how its balance column is called. */
export interface LedgerKind {
  readonly expected: ReadonlyMap<string, Expected>;
  readonly unknown: (key: string) => string;
  readonly statedFile: string;
  readonly statedColumn: string;
}

/** The ledger that is being read: nothing of earlier ones is kept, so memory stays flat. */
interface Current {
  readonly key: string;
  /** Undefined where the ledger's key is at fault already. */
  readonly expected: Expected | undefined;
  /** Whether number and balance of the line before are known; not after a line that was refused. */
  known: boolean;
  seq: number;
  postedOn: Day;
  balance: Satang;
  type: MovementType | undefined;
  line: number;
}

type Places = readonly [number, number, number, number, number, number, number];

function placesOf({ key, columns }: Subject): Places {
  const wanted = [key[0], 'SEQ', 'POSTED_ON', 'SIGN', 'AMOUNT', 'BALANCE', 'TYPE_CODE'];
  const places = wanted.map((column) => columns.findIndex(({ name }) => name === column));
  return places as unknown as Places;
}

type Report = (line: number, column: string, reason: string) => void;

function lineCheck({ subject, asOf }: CheckContext, report: Report) {
  const [, seqAt, dayAt, signAt, amountAt, balanceAt, typeAt] = placesOf(subject);
  return (ledger: Current, row: Row, line: number): void => {
    const seq = row[seqAt] as number;
    const postedOn = row[dayAt] as Day;
    const sign = row[signAt] as 1 | 0 | -1;
    const amount = row[amountAt] as Satang;
    const balance = row[balanceAt] as Satang;
    const type = row[typeAt] as MovementType;
    const { type: before, expected } = ledger;
    const wanted = ledger.balance + (sign === 1 ? amount : sign === -1 ? -amount : 0n);
    if (ledger.known && seq !== ledger.seq + 1) {
      report(line, 'SEQ', reasons.sequence(ledger.seq + 1, seq));
    }
    if (postedOn < ledger.postedOn) report(line, 'POSTED_ON', reasons.backwards);
    if (expected?.openedOn !== undefined && postedOn < expected.openedOn) {
      report(
        line,
        'POSTED_ON',
        reasons.beforeOpened('OPENED_ON', thaiDateShort(expected.openedOn)),
      );
    }
    if (postedOn > asOf) report(line, 'POSTED_ON', reasons.afterAsOf);
    if (amount < 0n) report(line, 'AMOUNT', reasons.negative);
    if (balance < 0n) report(line, 'BALANCE', reasons.negative);
    if (ledger.known && balance !== wanted) {
      report(line, 'BALANCE', reasons.running(wireBaht(wanted), wireBaht(balance)));
    }
    const fault = movementFault({ type, sign, amount, first: seq === 1, before });
    if (fault) report(line, ...fault);
    // Go on from what the file says: one wrong line is one fault, not one for each that follows.
    ledger.known = true;
    ledger.seq = seq;
    ledger.postedOn = postedOn;
    ledger.balance = balance;
    ledger.type = type;
    ledger.line = line;
  };
}

/** The checks of a ledger file; its first key column names the ledger, its second the line. */
export function checkLedger(context: CheckContext, kind: LedgerKind): Check {
  const { subject, faults } = context;
  const { file } = subject;
  const keyColumn = subject.key[0] as string;
  const [keyAt] = placesOf(subject);
  const report: Report = (line, column, reason) => faults.add(file, line, column, reason);
  const checkLine = lineCheck(context, report);
  let current: Current | undefined;
  let lastLine = 1;

  function open(key: string, line: number, afterGap: boolean): Current {
    const expected = kind.expected.get(key);
    const again = expected?.seen === true;
    if (!expected) report(line, keyColumn, kind.unknown(key));
    if (again) report(line, keyColumn, reasons.scattered);
    if (expected) expected.seen = true;
    const start = { seq: 0, postedOn: '', balance: 0n, type: undefined, line };
    return { key, expected: again ? undefined : expected, known: !again && !afterGap, ...start };
  }

  function close({ expected, balance, line, type, postedOn }: Current): void {
    if (!expected) return;
    const { statedFile, statedColumn } = kind;
    if (expected.balanceSatang !== balance) {
      const [last, stated] = [wireBaht(balance), wireBaht(expected.balanceSatang)];
      const reason = reasons.lastBalance(last, stated, statedFile, expected.line, statedColumn);
      report(line, 'BALANCE', reason);
      return;
    }
    if (expected.lastOn !== undefined && expected.lastOn !== postedOn) {
      const reason = reasons.lastActivity(thaiDateShort(postedOn));
      faults.add(statedFile, expected.line, 'LAST_ACTIVITY_ON', reason);
    }
    if (expected.closed === false && type === 'CLOSE') {
      faults.add(statedFile, expected.line, 'STATUS', reasons.closedAnyway);
    }
  }

  return {
    row(row, line) {
      // Lines that could not be read never come here; what hangs on them is not judged.
      const afterGap = line !== lastLine + 1 && faults.has(file);
      const key = row[keyAt] as string;
      if (current?.key !== key) {
        if (current && !afterGap) close(current);
        current = open(key, line, afterGap);
      } else if (afterGap) current.known = false;
      checkLine(current, row, line);
      lastLine = line;
    },
    end() {
      if (faults.has(file)) return;
      if (current) close(current);
      for (const { seen, balanceSatang, line } of kind.expected.values()) {
        if (seen || balanceSatang === 0n) continue;
        faults.add(kind.statedFile, line, kind.statedColumn, reasons.noLines(file));
      }
    },
  };
}
