/** Bills and receipts of members, and the sums that their agencies state (A.6, D-11). */
import { addMonths, type Day, monthEnd } from '../../../core/days.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { thaiDateShort, thaiMonthShort } from '../../../core/thai-date.ts';
import { reasons } from '../../intake.text.ts';
import {
  type Cells,
  type Check,
  type CheckContext,
  checkRows,
  type Report,
  rules,
} from '../check.ts';
import { once } from '../once.ts';
import { keyOrder } from '../order.ts';
import { type AgencyMonth, billKey, isMember, type Register } from '../register.ts';

const monthBefore = once((month: Day) => addMonths(month, -1));
const endOfNext = once((month: Day) => monthEnd(addMonths(month, 1)));

/** What the amounts of a posted collection make of it. */
function postedStatus(cell: Cells): string {
  if (cell.satang('UNCOLLECTED') === 0n) return 'FULL';
  return cell.satang('COLLECTED') === 0n ? 'NONE' : 'PARTIAL';
}

function checkState(cell: Cells, asOf: Day, report: Report): void {
  const posted = cell.text('POSTED') === '1';
  const expected = posted ? postedStatus(cell) : 'PENDING';
  if (cell.text('STATUS') !== expected) {
    const amounts = `COLLECTED = ${toDtoBaht(cell.satang('COLLECTED'))}`;
    report('STATUS', reasons.mustBe(expected, posted ? amounts : 'POSTED = 0'));
  }
  if (!posted) rules.zero(cell, report, 'POSTED = 0', 'COLLECTED');
  else if (cell.satang('COLLECTED') === 0n) return;
  else {
    rules.filled(cell, report, 'COLLECTED > 0.00', 'RECEIPT_NO', 'RECEIPT_ON');
    rules.notAfter(cell, report, asOf, 'RECEIPT_ON');
  }
  checkReceiptOn(cell, posted, report);
}

/** Paid ahead by a month at most, and expected by the end of the next, when a month is posted. */
function checkReceiptOn(cell: Cells, posted: boolean, report: Report): void {
  const [month, day] = [cell.day('MONTH') as Day, cell.day('RECEIPT_ON')];
  if (day === null) return;
  const [earliest, latest] = [monthBefore(month), endOfNext(month)];
  if (day < earliest) report('RECEIPT_ON', reasons.receiptEarly(thaiDateShort(earliest)));
  if (!posted && day > latest) report('RECEIPT_ON', reasons.receiptLate(thaiDateShort(latest)));
}

function checkAmounts(cell: Cells, report: Report): void {
  const amounts = ['BILLED', 'COLLECTED', 'UNCOLLECTED', 'REFUND_PENDING'];
  rules.notNegative(cell, report, ...amounts, 'SHARE_TOTAL', 'INTEREST_YTD', 'SALARY');
  const left = cell.satang('BILLED') - cell.satang('COLLECTED');
  rules.equals(cell, report, 'UNCOLLECTED', 'BILLED - COLLECTED', left);
}

function checkReason(cell: Cells, { agencies }: Register, report: Report): void {
  if (cell.satang('UNCOLLECTED') === 0n) {
    rules.empty(cell, report, 'UNCOLLECTED = 0.00', 'REASON');
  }
  if (!cell.has('NEW_AGENCY_NO')) return;
  const agencyNo = cell.text('NEW_AGENCY_NO');
  if (cell.text('REASON') !== 'TRANSFERRED') {
    report('NEW_AGENCY_NO', reasons.mustBeEmpty('REASON ≠ TRANSFERRED'));
  } else if (!agencies.has(agencyNo)) {
    report('NEW_AGENCY_NO', reasons.unknownAgency(agencyNo));
  }
}

/** Agencies that bill a member in a month; who has several bills of one is one member of it. */
class Billed {
  #of = '';
  readonly #agencies = new Set<string>();

  /** Rows of a member's month stand together. */
  isFirst(memberNo: string, month: Day, agencyNo: string): boolean {
    const of = `${memberNo} ${month}`;
    if (of !== this.#of) this.#agencies.clear();
    this.#of = of;
    const before = this.#agencies.size;
    return this.#agencies.add(agencyNo).size > before;
  }
}

/** Which of a month's collections it is, and the agency that was billed. */
function checkKind(
  cell: Cells,
  { agencies, agencyMonths, furtherBills }: Register,
  billed: Billed,
  report: Report,
): void {
  const [seq, kind] = [cell.whole('SEQ'), cell.text('KIND')];
  if (seq === 0) report('SEQ', reasons.fromOne);
  // From 2 on it is another bill of the month or money of the counter.
  else if (seq === 1 && kind !== 'MONTHLY') report('KIND', reasons.mustBe('MONTHLY', 'SEQ = 1'));
  const agencyNo = cell.text('AGENCY_NO');
  const posted = cell.text('POSTED');
  if (kind === 'OTHER') {
    if (!agencies.has(agencyNo)) report('AGENCY_NO', reasons.unknownAgency(agencyNo));
    if (posted !== '1') report('POSTED', reasons.mustBe('1', 'KIND = OTHER'));
    else rules.zero(cell, report, 'KIND = OTHER', 'UNCOLLECTED');
    return;
  }
  const month = cell.day('MONTH') as Day;
  if (seq > 1) furtherBills.add(billKey(cell.text('MEMBER_NO'), month, seq));
  const agencyMonth = agencyMonths.get(agencyNo)?.get(month);
  if (!agencyMonth) {
    report('AGENCY_NO', reasons.unknownAgencyMonth(agencyNo, thaiMonthShort(month.slice(0, 7))));
    return;
  }
  const due = agencyMonth.posted ? '1' : '0';
  if (posted !== due) report('POSTED', reasons.notAsAgency(due));
  const { found } = agencyMonth;
  if (billed.isFirst(cell.text('MEMBER_NO'), month, agencyNo)) found.members += 1;
  found.billedSatang += cell.satang('BILLED');
  found.collectedSatang += cell.satang('COLLECTED');
  found.uncollectedSatang += cell.satang('UNCOLLECTED');
  found.refundSatang += cell.satang('REFUND_PENDING');
}

const amountColumns = [
  ['BILLED', 'billedSatang'],
  ['COLLECTED', 'collectedSatang'],
  ['UNCOLLECTED', 'uncollectedSatang'],
  ['REFUND_PENDING', 'refundSatang'],
] as const;

function checkSums({ stated, found }: AgencyMonth, report: Report): void {
  const wrong = (column: string, expected: string, value: string) =>
    report(column, reasons.fromLines('collections.csv', expected, value));
  if (stated.members !== found.members) {
    wrong('MEMBERS', String(found.members), String(stated.members));
  }
  for (const [column, sum] of amountColumns) {
    if (stated[sum] !== found[sum]) wrong(column, toDtoBaht(found[sum]), toDtoBaht(stated[sum]));
  }
}

export function checkCollections(context: CheckContext): Check {
  const { subject, register, faults, asOf } = context;
  const inOrder = keyOrder(context, false);
  const billed = new Billed();
  return checkRows(context, {
    row(cell, report, line, row) {
      inOrder(row, line);
      const memberNo = cell.text('MEMBER_NO');
      if (!isMember(register, memberNo)) report('MEMBER_NO', reasons.unknownMember(memberNo));
      checkKind(cell, register, billed, report);
      checkAmounts(cell, report);
      rules.monthDue(cell, report, asOf);
      checkState(cell, asOf, report);
      checkReason(cell, register, report);
    },
    end() {
      if (faults.has(subject.file)) return;
      for (const months of register.agencyMonths.values()) {
        for (const month of months.values()) {
          checkSums(month, (...fault) => faults.add('agency_months.csv', month.line, ...fault));
        }
      }
    },
  });
}
