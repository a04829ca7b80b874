/** Loan ledgers: interest computed again line by line, and what the contract's row says of them. */
import { type Day, daysBetween } from '../../../core/days.ts';
import { parseRate, type Rate } from '../../../core/rate.ts';
import { type Satang, toDtoBaht } from '../../../core/satang.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import type { Row } from '../../decode/rows.ts';
import { reasons } from '../../intake.text.ts';
import { type Check, type CheckContext, columnIndexesOf } from '../check.ts';
import type { Contract } from '../expected-ledger.ts';
import { checkLedger, type Last, type Watch } from '../ledger.ts';
import { isClosing } from '../movement.ts';
import { once } from '../once.ts';
import {
  accruedFault,
  type Before,
  checkForm,
  checkInterest,
  isMoneyOut,
  type Line,
  type LineType,
  lineRateFault,
  reverses,
} from './line-interest.ts';

const linesFile = 'loan_lines.csv';
const loansFile = 'loans.csv';

const epoch = '1970-01-01';

const isPayment = (type: LineType): boolean => !isMoneyOut(type) && type !== '06' && type !== '07';

/** What the lines of one contract have come to so far. */
class LoanRun {
  contract: Contract | undefined;
  lines = 0;
  /** Whether it begins with what an older system brought forward. */
  forward = false;
  on: Day = epoch;
  rate: Rate = 0n;
  balance: Satang = 0n;
  interestBalance: Satang = 0n;
  interestPaid: Satang = 0n;
  /** The last line where it paid something, and how the contract stood before it. */
  last: Before | undefined;
  disbursed: Satang = 0n;
  writtenOff: Satang = 0n;
  periodLast = 0;
  lastPaymentOn: Day | null = null;

  start(contract: Contract | undefined): void {
    Object.assign(this, new LoanRun(), { contract });
  }
}

function lineReader({ subject }: CheckContext): (row: Row) => Line {
  const names = ['POSTED_ON', 'TYPE_CODE', 'SIGN', 'ANNUAL_RATE', 'DAYS', 'PRINCIPAL'] as const;
  const more = ['INTEREST', 'TOTAL', 'BALANCE', 'INTEREST_BALANCE', 'PERIOD_NO'] as const;
  const [on, type, sign, rate, days, principal] = columnIndexesOf(subject, ...names);
  const [interest, total, balance, interestBalance, periodNo] = columnIndexesOf(subject, ...more);
  const rateOf = once((text) => parseRate(text) as Rate);
  return (row) => ({
    on: row[on] as Day,
    type: row[type] as LineType,
    sign: row[sign] as number,
    rate: rateOf(row[rate] as string),
    days: row[days] as number,
    principal: row[principal] as Satang,
    interest: row[interest] as Satang,
    total: row[total] as Satang,
    balance: row[balance] as Satang,
    interestBalance: row[interestBalance] as Satang,
    periodNo: row[periodNo] as number | null,
  });
}

type ReportColumn = (column: string, reason: string) => void;

/** Of a revolving contract no more may be owed at any time than was approved. */
function checkLimit(run: LoanRun, line: Line, report: ReportColumn): void {
  const { contract } = run;
  if (contract?.revolving !== true || line.balance <= contract.approvedSatang) return;
  report('BALANCE', reasons.aboveLimit(toDtoBaht(contract.approvedSatang)));
}

function follow(run: LoanRun, line: Line): void {
  if (run.lines === 0) run.forward = line.type === '09';
  if (run.last && reverses(run.last.line, line)) {
    run.periodLast = run.last.before.periodLast;
    run.lastPaymentOn = run.last.before.lastPaymentOn;
  }
  const { contract, lines, on, balance, interestBalance, periodLast, lastPaymentOn } = run;
  const before = { contract, lines, on, balance, interestBalance, periodLast, lastPaymentOn };
  run.last = line.sign === -1 ? { line, before } : undefined;
  run.interestPaid += line.interest;
  run.lines += 1;
  run.on = line.on;
  run.rate = line.rate;
  run.balance = line.balance;
  run.interestBalance = line.interestBalance;
  if (isMoneyOut(line.type)) run.disbursed += line.principal;
  if (line.type === '07') run.writtenOff += line.principal;
  if (line.periodNo !== null && line.periodNo > run.periodLast) run.periodLast = line.periodNo;
  if (isPayment(line.type)) run.lastPaymentOn = line.on;
}

const rateText = (rate: Rate): string =>
  `${rate / 10_000n}.${String(rate % 10_000n).padStart(4, '0')}`;

/** Of a loan brought forward the lines show what was left then, which may be less than was lent. */
function checkDisbursed(run: LoanRun, contract: Contract, report: ReportColumn): void {
  const [lines, stated] = [run.disbursed, contract.disbursedSatang];
  const [expected, value] = [toDtoBaht(lines), toDtoBaht(stated)];
  if (run.forward && stated < lines) report('DISBURSED', reasons.belowLines(linesFile, expected));
  if (!run.forward && stated !== lines) {
    report('DISBURSED', reasons.fromLines(linesFile, expected, value));
  }
}

/** What the contract's row says, held against its lines; `type` is the last one's. */
function checkFigures(
  run: LoanRun,
  contract: Contract,
  type: LineType | undefined,
  asOf: Day,
  report: ReportColumn,
): void {
  const wrong = (column: string, expected: string, value: string) =>
    report(column, reasons.fromLines(linesFile, expected, value));
  const dayText = (day: Day | null) => (day === null ? '-' : thaiDateShort(day));
  checkDisbursed(run, contract, report);
  if (contract.periodLast !== run.periodLast) {
    wrong('PERIOD_LAST', String(run.periodLast), String(contract.periodLast));
  }
  if (contract.lastPaymentOn !== run.lastPaymentOn) {
    wrong('LAST_PAYMENT_ON', dayText(run.lastPaymentOn), dayText(contract.lastPaymentOn));
  }
  // Interest runs on at the rate that the last line came to; of a closed contract it ended at it.
  // Of an open one with bands its row has said already which rate its balance has reached.
  const isReached = contract.bands !== null && !contract.closed;
  if (type !== undefined && !isReached && contract.rate !== run.rate) {
    wrong('ANNUAL_RATE', rateText(run.rate), rateText(contract.rate));
  }
  const accrued = accruedFault(run, contract, asOf, linesFile);
  if (accrued !== undefined) report('ACCRUED_INTEREST', accrued);
  if (contract.refinanced !== (type === '05')) report('REFINANCED_BY', reasons.settledByLoan);
  if (contract.writtenOff !== (type === '07')) report('DEBT_STATUS', reasons.writtenOffByLine);
  else if (contract.writtenOffSatang !== run.writtenOff) {
    wrong('WRITTEN_OFF', toDtoBaht(run.writtenOff), toDtoBaht(contract.writtenOffSatang));
  }
}

/** How the lines end, and what the contract's row says of it. */
function checkEnd({ closed, closedOn }: Contract, last: Last, report: ReportColumn): void {
  const stated = closedOn === null ? '-' : thaiDateShort(closedOn);
  if (!closed) {
    if (isClosing(last.type)) report('STATUS', reasons.closedAnyway);
    return;
  }
  const type = last.type as LineType;
  if (!isPayment(type) && type !== '07') report('STATUS', reasons.notSettled);
  if (closedOn !== last.postedOn) {
    report('CLOSED_ON', reasons.fromLines(linesFile, thaiDateShort(last.postedOn), stated));
  }
}

function watchLoans(context: CheckContext): Watch<Contract> {
  const { asOf, register, faults } = context;
  const { dividends: dividendRegister, members } = register;
  const read = lineReader(context);
  const dayNumber = once((day) => daysBetween(epoch, day));
  const run = new LoanRun();
  let member: number | undefined;
  let typeCode = '';
  return {
    open(contract) {
      run.start(contract);
      typeCode = contract?.typeCode ?? '';
      member = contract && members.get(contract.memberNo)?.index;
    },
    line(row, at, previousKnown, reportAt) {
      const line = read(row);
      const report: ReportColumn = (column, reason) => reportAt(at, column, reason);
      const first = run.lines === 0 && previousKnown;
      checkForm(line, first, report);
      checkLimit(run, line, report);
      const days = first ? 0 : dayNumber(line.on) - dayNumber(run.on);
      // Days that run backwards are a fault already.
      if (previousKnown && days >= 0) {
        const wrongRate = lineRateFault(run, line);
        if (wrongRate !== undefined) report('ANNUAL_RATE', wrongRate);
        checkInterest(run, line, days, report);
      }
      if (member !== undefined && line.interest !== 0n)
        dividendRegister?.payInterest(member, line.on, line.interest, typeCode);
      follow(run, line);
    },
    close(contract, last) {
      const report: ReportColumn = (...fault) => faults.add(loansFile, contract.line, ...fault);
      checkFigures(run, contract, last.type as LineType, asOf, report);
      checkEnd(contract, last, report);
    },
    absent(contract) {
      const report: ReportColumn = (...fault) => faults.add(loansFile, contract.line, ...fault);
      checkFigures(new LoanRun(), contract, undefined, asOf, report);
    },
    end: () =>
      dividendRegister?.compareInterest((...fault) => faults.add('dividends.csv', ...fault)),
  };
}

/** The lines of loans. */
export const checkLoanLines = (context: CheckContext): Check =>
  checkLedger(context, {
    expected: context.register.contracts,
    unknown: reasons.unknownContract,
    statedFile: loansFile,
    statedColumn: 'PRINCIPAL_BALANCE',
    amountColumn: 'PRINCIPAL',
    watch: watchLoans(context),
  });
