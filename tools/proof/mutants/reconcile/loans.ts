/** Loans: interest and days line by line, and the contract against its lines. */
import { compareBandsForm, reachedRate } from './bands.ts';
import { areBandsIn, interestOf } from './interest.ts';
import type { Ledgers } from './ledgers.ts';
import {
  countOf,
  dayOf,
  type Mismatches,
  mustDay,
  type Row,
  rateOf,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

/** Where bands hold, the rate that the balance above had reached; in a first line its own. */
function compareLineRate(
  loan: Row,
  line: Row,
  before: Row | undefined,
  where: string,
  found: Mismatches,
): void {
  const above = before ?? line;
  const isBanded = areBandsIn(loan, mustDay(above, 'POSTED_ON'));
  if (!isBanded || textOf(loan, 'DAY_COUNT') === 'AS_DELIVERED') return;
  const reached = reachedRate(loan, satangOf(above, 'BALANCE'));
  found.same(rateOf(line, 'ANNUAL_RATE'), reached, `${where} ANNUAL_RATE by balance`);
}

function compareLine(loan: Row, line: Row, before: Row | undefined, found: Mismatches): void {
  const where = `loan ${textOf(line, 'CONTRACT_NO')} ${textOf(line, 'SEQ')}`;
  const [principal, interest] = [satangOf(line, 'PRINCIPAL'), satangOf(line, 'INTEREST')];
  const isAdded = textOf(line, 'TYPE_CODE') === '06' && textOf(line, 'SIGN') === '1';
  const given = isAdded && interest < 0n;
  const total = given ? principal - interest : principal + interest;
  found.same(satangOf(line, 'TOTAL'), total, `${where} TOTAL`);
  found.must(given || interest >= 0n, `${where} INTEREST`);
  found.must(!isAdded || interest <= 0n || interest === principal, `${where} INTEREST added`);
  const unpaid = satangOf(line, 'INTEREST_BALANCE');
  found.must(unpaid >= 0n, `${where} INTEREST_BALANCE is below nothing`);
  const on = mustDay(line, 'POSTED_ON');
  compareLineRate(loan, line, before, where, found);
  found.must(on >= mustDay(loan, 'CONTRACT_DATE'), `${where} is before its contract`);
  if (principal === 0n && interest > 0n) found.same(textOf(line, 'SIGN'), '-1', `${where} SIGN`);
  if (!before) {
    const type = textOf(line, 'TYPE_CODE');
    found.must(type === '01' || type === '09', `${where} begins with ${type}`);
    found.must(countOf(line, 'DAYS') === 0 && interest === 0n, `${where} begins with interest`);
    found.must(type === '09' || unpaid === 0n, `${where} begins with unpaid interest`);
    return;
  }
  const from = mustDay(before, 'POSTED_ON');
  found.same(countOf(line, 'DAYS'), on - from, `${where} DAYS`);
  const rate = rateOf(line, 'ANNUAL_RATE');
  const due = interestOf(satangOf(before, 'BALANCE'), rate, from, on, loan);
  if (textOf(line, 'TYPE_CODE') === '07') {
    found.must(interest === 0n && unpaid === 0n, `${where} is written off with interest`);
    return;
  }
  if (due === undefined) return;
  const expected = satangOf(before, 'INTEREST_BALANCE') + due - interest;
  found.same(unpaid, expected, `${where} INTEREST_BALANCE`);
}

const ofTypes = (lines: readonly Row[], ...types: readonly string[]): readonly Row[] =>
  lines.filter((line) => types.includes(textOf(line, 'TYPE_CODE')));

/** Without payments that the very next line reverses whole. */
const withoutReversedPayments = (lines: readonly Row[]): readonly Row[] =>
  lines.filter((paid, at) => {
    const next = lines[at + 1];
    if (!next || textOf(next, 'TYPE_CODE') !== '06' || textOf(next, 'SIGN') !== '1') return true;
    const given = satangOf(next, 'INTEREST');
    const isWhole =
      given <= 0n &&
      satangOf(next, 'PRINCIPAL') === satangOf(paid, 'PRINCIPAL') &&
      given === -satangOf(paid, 'INTEREST');
    return !(isWhole && textOf(paid, 'SIGN') === '-1');
  });

/** Undefined of a contract whose interest is delivered, or is until bands hold at a next line. */
function accruedOf(loan: Row, last: Row | undefined, asOf: number): bigint | undefined {
  if (!last) return 0n;
  const [balance, from] = [satangOf(last, 'BALANCE'), mustDay(last, 'POSTED_ON')];
  if (textOf(loan, 'RATE_BANDS') !== '' && !areBandsIn(loan, from)) return undefined;
  const rate = rateOf(loan, 'ANNUAL_RATE');
  const since = interestOf(balance, rate, from, asOf, loan);
  return since === undefined ? undefined : satangOf(last, 'INTEREST_BALANCE') + since;
}

function compareDisbursed(loan: Row, lines: readonly Row[], where: string, found: Mismatches) {
  const disbursed = satangOf(loan, 'DISBURSED');
  const paidOut = sumOf(ofTypes(lines, '01', '09'), 'PRINCIPAL');
  const isForward = lines[0] !== undefined && textOf(lines[0], 'TYPE_CODE') === '09';
  if (isForward) found.must(disbursed >= paidOut, `${where} DISBURSED`);
  else found.same(disbursed, paidOut, `${where} DISBURSED`);
  const [approved, revolving] = [satangOf(loan, 'APPROVED'), textOf(loan, 'REVOLVING')];
  found.must(revolving === '0' || revolving === '1', `${where} REVOLVING`);
  // What is drawn again and again is limited by what is owed at any time.
  const owedAtMost = lines.reduce((most, line) => {
    const balance = satangOf(line, 'BALANCE');
    return balance > most ? balance : most;
  }, 0n);
  found.must((revolving === '1' ? owedAtMost : disbursed) <= approved, `${where} APPROVED`);
  const added = sumOf(
    ofTypes(lines, '06').filter((line) => textOf(line, 'SIGN') === '1'),
    'PRINCIPAL',
  );
  const most = disbursed + added;
  found.must(satangOf(loan, 'PRINCIPAL_BALANCE') <= most, `${where} owes more than it got`);
}

function compareState(loan: Row, last: Row | undefined, where: string, found: Mismatches): void {
  const type = last ? textOf(last, 'TYPE_CODE') : '';
  const owed = ['PRINCIPAL_BALANCE', 'PRINCIPAL_ARREARS', 'INTEREST_ARREARS', 'ACCRUED_INTEREST'];
  found.same(textOf(loan, 'REFINANCED_BY') !== '', type === '05', `${where} REFINANCED_BY`);
  if (textOf(loan, 'STATUS') === 'OPEN') {
    found.same(dayOf(loan, 'CLOSED_ON'), undefined, `${where} CLOSED_ON`);
    found.must(!['04', '05', '07'].includes(type), `${where} is open after its end`);
    return;
  }
  found.must(['02', '03', '04', '05', '07'].includes(type), `${where} is closed by ${type}`);
  found.same(dayOf(loan, 'CLOSED_ON'), last && dayOf(last, 'POSTED_ON'), `${where} CLOSED_ON`);
  for (const column of owed) found.same(satangOf(loan, column), 0n, `${where} ${column}`);
}

/** Since when a debt is dealt with out of the ordinary, and what left the books. */
function compareDebt(loan: Row, lines: readonly Row[], where: string, found: Mismatches): void {
  const [status, on] = [textOf(loan, 'DEBT_STATUS'), dayOf(loan, 'DEBT_STATUS_ON')];
  const isOff = status === 'WRITTEN_OFF';
  const off = ofTypes(lines, '07');
  found.same(on !== undefined, status !== '', `${where} DEBT_STATUS_ON`);
  found.must(on === undefined || on >= mustDay(loan, 'CONTRACT_DATE'), `${where} debt, too early`);
  found.same(isOff, off.length > 0, `${where} DEBT_STATUS`);
  const stated = textOf(loan, 'WRITTEN_OFF') === '' ? 0n : satangOf(loan, 'WRITTEN_OFF');
  found.same(stated, sumOf(off, 'PRINCIPAL'), `${where} WRITTEN_OFF`);
  if (isOff) found.same(on, dayOf(loan, 'CLOSED_ON'), `${where} written off on another day`);
  found.must(status !== 'LAWSUIT' || textOf(loan, 'STATUS') === 'OPEN', `${where} LAWSUIT`);
}

/** The last line's rate; of an open contract with bands the one that its balance has reached. */
function compareRate(loan: Row, last: Row | undefined, where: string, found: Mismatches): void {
  const isBanded = compareBandsForm(loan, where, found);
  found.must(isBanded || textOf(loan, 'RATE_SINCE') === '', `${where} RATE_SINCE`);
  const stated = rateOf(loan, 'ANNUAL_RATE');
  if (isBanded && textOf(loan, 'STATUS') === 'OPEN') {
    const reached = reachedRate(loan, satangOf(loan, 'PRINCIPAL_BALANCE'));
    found.same(stated, reached, `${where} rate by balance`);
  } else if (last) found.same(stated, rateOf(last, 'ANNUAL_RATE'), `${where} rate`);
}

function compareContract(loan: Row, lines: readonly Row[], asOf: number, found: Mismatches) {
  const where = `loan ${textOf(loan, 'CONTRACT_NO')}`;
  const last = lines.at(-1);
  const balance = last ? satangOf(last, 'BALANCE') : 0n;
  const accrued = satangOf(loan, 'ACCRUED_INTEREST');
  found.same(satangOf(loan, 'PRINCIPAL_BALANCE'), balance, `${where} PRINCIPAL_BALANCE`);
  const expected = accruedOf(loan, last, asOf);
  if (expected !== undefined) found.same(accrued, expected, `${where} ACCRUED_INTEREST`);
  else found.must(!last || accrued >= satangOf(last, 'INTEREST_BALANCE'), `${where} owes less`);
  const usual = ['INTEREST_STEP', 'INTEREST_ROUNDING', 'RATE_SINCE'].every(
    (name) => textOf(loan, name) === '',
  );
  const isDelivered = textOf(loan, 'DAY_COUNT') === 'AS_DELIVERED';
  found.must(!isDelivered || usual, `${where} rounds what it is given`);
  compareRate(loan, last, where, found);
  found.must(satangOf(loan, 'PRINCIPAL_ARREARS') <= balance, `${where} PRINCIPAL_ARREARS`);
  found.must(satangOf(loan, 'INTEREST_ARREARS') <= accrued, `${where} INTEREST_ARREARS`);
  const stood = withoutReversedPayments(lines);
  const periods = stood.map((line) => Number(textOf(line, 'PERIOD_NO')));
  found.same(countOf(loan, 'PERIOD_LAST'), Math.max(0, ...periods), `${where} PERIOD_LAST`);
  const total = countOf(loan, 'PERIOD_TOTAL');
  found.must(total === 0 || countOf(loan, 'PERIOD_LAST') <= total, `${where} periods`);
  const paid = ofTypes(stood, '02', '03', '04', '05').at(-1);
  const paidOn = paid && mustDay(paid, 'POSTED_ON');
  found.same(dayOf(loan, 'LAST_PAYMENT_ON'), paidOn, `${where} LAST_PAYMENT_ON`);
  const due = mustDay(loan, 'FIRST_DUE_ON');
  const inOrder = mustDay(loan, 'CONTRACT_DATE') <= due && due <= mustDay(loan, 'MATURITY_ON');
  found.must(inOrder, `${where} days`);
  compareDisbursed(loan, lines, where, found);
  compareDebt(loan, lines, where, found);
  compareState(loan, last, where, found);
}

export function compareLoans(tables: Tables, ledgers: Ledgers, asOf: number, found: Mismatches) {
  for (const loan of tables.of('loans')) {
    const lines = ledgers.get(textOf(loan, 'CONTRACT_NO')) ?? [];
    for (const [index, line] of lines.entries()) compareLine(loan, line, lines[index - 1], found);
    compareContract(loan, lines, asOf, found);
  }
}
