/** Loan contracts: each once, of a known member, with days and amounts that can be. */
import type { Day } from '../../../core/days.ts';
import { asDelivered, type StatedRule } from '../../../core/loan/interest-rule.ts';
import { mostPeriods } from '../../../core/loan/limits.ts';
import { statedRule } from '../../../core/loan/rules.ts';
import { parseRate, type Rate } from '../../../core/rate.ts';
import type { RateBands } from '../../../core/rate-bands.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  copyOf,
  type Report,
  rules,
} from '../check.ts';
import type { Contract } from '../expected-ledger.ts';
import { bandsReader, checkPresentRate } from '../rate-bands.ts';
import type { Register } from '../register.ts';

const isClosed = (cell: Cells): boolean => cell.text('STATUS') === 'CLOSED';
const isRevolving = (cell: Cells): boolean => cell.text('REVOLVING') === '1';

function checkAmounts(cell: Cells, report: Report): void {
  const left = ['PRINCIPAL_BALANCE', 'PRINCIPAL_ARREARS', 'ACCRUED_INTEREST', 'INTEREST_ARREARS'];
  rules.notNegative(cell, report, 'APPROVED', 'DISBURSED', ...left);
  if (cell.satang('INSTALMENT') <= 0n) report('INSTALMENT', reasons.nothing);
  // A revolving contract is drawn again and again: what is owed has a limit, not what was drawn.
  const limited = isRevolving(cell) ? 'PRINCIPAL_BALANCE' : 'DISBURSED';
  rules.atMost(cell, report, limited, 'APPROVED');
  rules.atMost(cell, report, 'PRINCIPAL_ARREARS', 'PRINCIPAL_BALANCE');
  rules.atMost(cell, report, 'INTEREST_ARREARS', 'ACCRUED_INTEREST');
  // Arrears are parts of these.
  if (isClosed(cell)) {
    rules.zero(cell, report, 'STATUS = CLOSED', 'PRINCIPAL_BALANCE', 'ACCRUED_INTEREST');
  }
}

/** Since when it is dealt with otherwise, and what was written off with it. */
function checkDebtStatus(cell: Cells, asOf: Day, report: Report): void {
  rules.notNegative(cell, report, 'WRITTEN_OFF');
  if (!cell.has('DEBT_STATUS')) {
    rules.empty(cell, report, 'DEBT_STATUS = ""', 'DEBT_STATUS_ON', 'WRITTEN_OFF');
    return;
  }
  const status = cell.text('DEBT_STATUS');
  const when = `DEBT_STATUS = ${status}`;
  rules.filled(cell, report, when, 'DEBT_STATUS_ON');
  rules.notAfter(cell, report, asOf, 'DEBT_STATUS_ON');
  rules.inOrder(cell, report, 'CONTRACT_DATE', 'DEBT_STATUS_ON');
  if (status === 'LAWSUIT' && isClosed(cell)) report('STATUS', reasons.mustBe('OPEN', when));
  if (status !== 'WRITTEN_OFF') {
    rules.empty(cell, report, when, 'WRITTEN_OFF');
    return;
  }
  if (!isClosed(cell)) report('STATUS', reasons.mustBe('CLOSED', when));
  rules.inOrder(cell, report, 'CLOSED_ON', 'DEBT_STATUS_ON');
  rules.inOrder(cell, report, 'DEBT_STATUS_ON', 'CLOSED_ON');
}

function checkLoan(cell: Cells, asOf: Day, report: Report): void {
  rules.notAfter(cell, report, asOf, 'CONTRACT_DATE', 'CLOSED_ON');
  rules.inOrder(cell, report, 'CONTRACT_DATE', 'FIRST_DUE_ON');
  rules.inOrder(cell, report, 'FIRST_DUE_ON', 'MATURITY_ON');
  rules.inOrder(cell, report, 'CONTRACT_DATE', 'CLOSED_ON');
  checkAmounts(cell, report);
  if (cell.text('DAY_COUNT') === asDelivered) {
    rules.empty(cell, report, `DAY_COUNT = ${asDelivered}`, 'INTEREST_STEP', 'INTEREST_ROUNDING');
  }
  checkDebtStatus(cell, asOf, report);
  const periods = cell.whole('PERIOD_TOTAL');
  if (periods > mostPeriods) report('PERIOD_TOTAL', reasons.most(mostPeriods));
  // Rounding up ends a loan early; one in arrears pays its last period until it is paid. Without a
  // number of periods there is none to be above.
  if (periods !== 0 && cell.whole('PERIOD_LAST') > periods) {
    report('PERIOD_LAST', reasons.countAbove('PERIOD_TOTAL'));
  }
  if (isClosed(cell)) rules.filled(cell, report, 'STATUS = CLOSED', 'CLOSED_ON');
  else rules.empty(cell, report, 'STATUS = OPEN', 'CLOSED_ON', 'REFINANCED_BY');
}

/** Rates by balance, and since when; of an open contract the rate that its balance has reached. */
function checkBands(cell: Cells, bands: RateBands | undefined, asOf: Day, report: Report): void {
  rules.notAfter(cell, report, asOf, 'RATE_SINCE');
  if (!cell.has('RATE_BANDS')) rules.empty(cell, report, 'RATE_BANDS = ""', 'RATE_SINCE');
  if (cell.text('DAY_COUNT') === asDelivered) {
    rules.empty(cell, report, `DAY_COUNT = ${asDelivered}`, 'RATE_SINCE');
  }
  if (!bands || isClosed(cell)) return;
  checkPresentRate(cell, report, bands, cell.satang('PRINCIPAL_BALANCE'));
}

/** The form of the columns is known; what they may hold is checked before. */
const ruleOf = (cell: Cells) =>
  statedRule({
    dayCount: cell.text('DAY_COUNT'),
    interestStep: cell.text('INTEREST_STEP'),
    interestRounding: cell.text('INTEREST_ROUNDING'),
  } as StatedRule);

const contractOf = (
  cell: Cells,
  line: number,
  memberNo: string,
  bands: RateBands | undefined,
): Contract => ({
  memberNo,
  typeCode: copyOf(cell.text('TYPE_CODE')),
  balanceSatang: cell.satang('PRINCIPAL_BALANCE'),
  openedOn: cell.day('CONTRACT_DATE') as Day,
  approvedSatang: cell.satang('APPROVED'),
  revolving: isRevolving(cell),
  disbursedSatang: cell.satang('DISBURSED'),
  accruedSatang: cell.satang('ACCRUED_INTEREST'),
  rate: parseRate(cell.text('ANNUAL_RATE')) as Rate,
  rule: ruleOf(cell),
  bands: bands ?? null,
  rateSince: cell.day('RATE_SINCE'),
  periodLast: cell.whole('PERIOD_LAST'),
  lastPaymentOn: cell.day('LAST_PAYMENT_ON'),
  closed: isClosed(cell),
  closedOn: cell.day('CLOSED_ON'),
  refinanced: cell.has('REFINANCED_BY'),
  writtenOff: cell.text('DEBT_STATUS') === 'WRITTEN_OFF',
  writtenOffSatang: cell.satang('WRITTEN_OFF'),
  guarantees: 0,
  line,
  seen: false,
});

/** Why this contract cannot have been settled by that one. */
function refinancingFault(contractNo: string, by: string, { contracts }: Register) {
  const other = contracts.get(by);
  if (!other) return reasons.unknownContract(by);
  if (by === contractNo) return reasons.refinancedByItself;
  const same = other.memberNo === contracts.get(contractNo)?.memberNo;
  return same ? undefined : reasons.contractOfOther(by);
}

/** Fills the register's contracts. A contract that settled another may stand below it. */
export function checkLoans(context: CheckContext): Check {
  const { subject, register, faults, asOf } = context;
  const { contracts, members } = register;
  const refinancedBy = new Map<string, string>();
  const bandsOf = bandsReader();
  return checkRows(context, {
    row(cell, report, line) {
      const contractNo = copyOf(cell.text('CONTRACT_NO'));
      const memberNo = cell.text('MEMBER_NO');
      const member = members.get(memberNo);
      if (!member) report('MEMBER_NO', reasons.unknownMember(memberNo));
      checkLoan(cell, asOf, report);
      const bands = bandsOf(cell, report);
      checkBands(cell, bands, asOf, report);
      const before = contracts.get(contractNo);
      if (before) {
        report('CONTRACT_NO', reasons.duplicate(before.line));
        return;
      }
      contracts.add(contractNo, contractOf(cell, line, member?.memberNo ?? memberNo, bands));
      if (cell.has('REFINANCED_BY')) {
        refinancedBy.set(contractNo, copyOf(cell.text('REFINANCED_BY')));
      }
    },
    end() {
      if (faults.has(subject.file)) return;
      for (const [contractNo, by] of refinancedBy) {
        const reason = refinancingFault(contractNo, by, register);
        const { line } = contracts.get(contractNo) as Contract;
        if (reason) faults.add(subject.file, line, 'REFINANCED_BY', reason);
      }
    },
  });
}
