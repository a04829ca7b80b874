/** All collections of a member on record, month by month, made from the ledgers themselves. */
import { orNothing, type Satang, sumOf, wholeBaht } from '../../core/satang.ts';
import {
  type DayNumber,
  dayText,
  type MonthNumber,
  monthNumber,
  monthOf,
  payYear,
} from '../calendar.ts';
import { furtherReceiptNo, receiptNo } from '../ledgers/receipts.ts';
import { outcomeOf } from '../people/outcomes.ts';
import { inYear } from '../people/pay.ts';
import { agencyAt, type Person } from '../people/person.ts';
import type { Collection, Item } from './collection.ts';
import { counterReceipts } from './counters.ts';
import { type Bill, itemsOf, type Ledgers } from './items.ts';
import { firstMonth } from './window.ts';

/** Shares at the close of a day. */
function sharesOn({ shareLines }: Ledgers, on: DayNumber): Satang {
  return orNothing(shareLines.findLast((line) => line.on <= on)?.balanceSatang);
}

/** Loan interest paid in the calendar year up to a day, that day included. */
function interestYtd({ loans }: Ledgers, on: DayNumber): Satang {
  const from = monthOf(Math.floor(monthNumber(dayText(on)) / 12) * 12).first;
  let total = 0n;
  for (const loan of loans) {
    for (let at = loan.lines.length - 1; at >= 0; at -= 1) {
      const line = loan.lines[at];
      if (!line || line.on < from) break;
      if (line.on <= on) total += line.interestSatang;
    }
  }
  return total;
}

function salaryIn(person: Person, month: MonthNumber): Satang | '' {
  const year = payYear(month) - payYear(monthNumber(person.joinedOn));
  const baht = inYear(person.pay.salaryBaht, year);
  return baht === 0 ? '' : wholeBaht(baht);
}

function statusOf(posted: boolean, billed: Satang, collected: Satang): Collection['status'] {
  if (!posted) return 'PENDING';
  if (collected === billed) return 'FULL';
  return collected === 0n ? 'NONE' : 'PARTIAL';
}

/** The bills of a month: the usual one, and a further one of what is billed apart. */
function monthly(ledgers: Ledgers, bill: Bill, asOf: DayNumber): readonly Collection[] {
  const apart = new Set(ledgers.loans.flatMap((loan) => (loan.billedApart ? loan.contractNo : [])));
  const items = itemsOf(ledgers, bill);
  const isApart = ({ refNo }: Item) => apart.has(refNo);
  const parts = [items.filter((item) => !isApart(item)), items.filter(isApart)];
  return parts.flatMap((own, at) =>
    own.length === 0 ? [] : oneBill(ledgers, bill, asOf, own, at + 1),
  );
}

function oneBill(
  ledgers: Ledgers,
  bill: Bill,
  asOf: DayNumber,
  items: readonly Item[],
  seq: number,
): Collection {
  const { person } = ledgers;
  const refunds = items.filter((item) => item.group === 'REFUND');
  const own = items.filter((item) => item.group !== 'REFUND');
  const billed = sumOf(own, (item) => item.amountSatang);
  const collected = sumOf(own, (item) => item.collectedSatang);
  const status = statusOf(bill.posted, billed, collected);
  const month = monthOf(bill.month);
  const seen = bill.posted ? month.last : asOf;
  const short = status === 'PARTIAL' || status === 'NONE';
  const hasReceipt = status !== 'NONE';
  const numberOf = seq === 1 ? receiptNo : furtherReceiptNo;
  return {
    month: bill.month,
    seq,
    kind: 'MONTHLY',
    agencyNo: agencyAt(person, bill.month),
    receiptNo: hasReceipt ? numberOf(month, person.memberNo) : '',
    receiptOn: hasReceipt ? month.last : '',
    posted: bill.posted,
    status,
    items,
    billedSatang: billed,
    collectedSatang: collected,
    refundPendingSatang: sumOf(refunds, (item) => item.amountSatang),
    shareTotalSatang: sharesOn(ledgers, seen),
    interestYtdSatang: interestYtd(ledgers, seen),
    salarySatang: salaryIn(person, bill.month),
    reason: short ? bill.outcome.reason : '',
    newAgencyNo: short ? bill.outcome.newAgencyNo : '',
  };
}

/** What was paid at the counter on one receipt, as it stands in the ledgers. */
function atCounter(
  ledgers: Ledgers,
  receipt: ReturnType<typeof counterReceipts>[number],
  seq: number,
): Collection {
  const { person } = ledgers;
  const month = monthNumber(dayText(receipt.on));
  const collected = sumOf(receipt.items, (item) => item.collectedSatang);
  return {
    month,
    seq,
    kind: 'OTHER',
    agencyNo: agencyAt(person, month),
    receiptNo: receipt.receiptNo,
    receiptOn: receipt.on,
    posted: true,
    status: 'FULL',
    items: receipt.items,
    billedSatang: collected,
    collectedSatang: collected,
    refundPendingSatang: 0n,
    shareTotalSatang: sharesOn(ledgers, receipt.on),
    interestYtdSatang: interestYtd(ledgers, receipt.on),
    salarySatang: salaryIn(person, month),
    reason: '',
    newAgencyNo: '',
  };
}

/**
 * The collections of the months on record, in order of month and number: the bills of each month in
 * which something was asked for, then what was paid at the counter. The month of the extract is
 * pending until its last day.
 */
export function collectionsOf(ledgers: Ledgers, asOf: DayNumber): readonly Collection[] {
  const { person } = ledgers;
  const joined = monthNumber(person.joinedOn);
  const left = person.leftOn === '' ? Number.POSITIVE_INFINITY : monthNumber(person.leftOn);
  const first = firstMonth(asOf);
  const last = monthNumber(dayText(asOf));
  const counters = Map.groupBy(counterReceipts(ledgers, monthOf(first).first), ({ on }) =>
    monthNumber(dayText(on)),
  );
  const list: Collection[] = [];
  for (let number = first; number <= last; number += 1) {
    const billed = number >= joined && number <= left;
    const posted = monthOf(number).last <= asOf;
    const bill = { month: number, posted, outcome: outcomeOf(person, number) };
    const made = billed ? monthly(ledgers, bill, asOf) : [];
    const receipts = counters.get(number) ?? [];
    // A month's first number is that of its bill, even where there is none.
    const first = Math.max(1, made.length) + 1;
    list.push(...made, ...receipts.map((receipt, at) => atCounter(ledgers, receipt, first + at)));
  }
  return list;
}
