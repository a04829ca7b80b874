/** Receipts of the counter: whatever the ledgers show under a number that is not payroll's. */
import { type DayNumber, dayText, monthNumber, monthOf } from '../calendar.ts';
import { furtherReceiptNo, receiptNo } from '../ledgers/receipts.ts';
import type { ShareLine } from '../ledgers/share-ledger.ts';
import type { Loan, LoanLine } from '../loans/loan.ts';
import { itemWords } from '../words/collections.text.ts';
import type { Item } from './collection.ts';
import { type Ledgers, nothingOfLoans } from './items.ts';

export interface CounterReceipt {
  readonly receiptNo: string;
  readonly on: DayNumber;
  readonly items: readonly Item[];
}

interface Paid {
  readonly receiptNo: string;
  readonly on: DayNumber;
  readonly item: () => Item;
}

const shareItem = (line: ShareLine): Item => ({
  group: 'SHARE',
  ...itemWords.EXTRA,
  ...nothingOfLoans,
  refNo: '',
  periodNo: line.periodNo,
  amountSatang: line.amountSatang,
  collectedSatang: line.amountSatang,
  balanceAfterSatang: line.balanceSatang,
});

const loanItem = (loan: Loan, line: LoanLine): Item => ({
  group: 'LOAN',
  code: itemWords.LOAN.code,
  name: itemWords.LOAN.name(loan.product.name),
  refNo: loan.contractNo,
  periodNo: line.periodNo,
  principalSatang: line.principalSatang,
  interestSatang: line.interestSatang,
  days: line.days,
  amountSatang: line.principalSatang + line.interestSatang,
  collectedSatang: line.principalSatang + line.interestSatang,
  balanceAfterSatang: line.balanceSatang,
});

/** Lines of a day or later, the last ones of a ledger first. */
function* since<L extends { readonly on: DayNumber }>(lines: readonly L[], from: DayNumber) {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || line.on < from) return;
    yield line;
  }
}

/** The receipts since a day, in order of days. */
export function counterReceipts(ledgers: Ledgers, from: DayNumber): readonly CounterReceipt[] {
  const { memberNo } = ledgers.person;
  const payroll = (on: DayNumber): readonly string[] => {
    const month = monthOf(monthNumber(dayText(on)));
    return [receiptNo(month, memberNo), furtherReceiptNo(month, memberNo)];
  };
  const atCounter = (line: { readonly on: DayNumber; readonly receiptNo: string }) =>
    line.receiptNo !== '' && !payroll(line.on).includes(line.receiptNo);
  const paid: Paid[] = [];
  for (const line of since(ledgers.shareLines, from)) {
    if (atCounter(line)) paid.push({ ...line, item: () => shareItem(line) });
  }
  for (const loan of ledgers.loans) {
    for (const line of since(loan.lines, from)) {
      if (atCounter(line)) paid.push({ ...line, item: () => loanItem(loan, line) });
    }
  }
  return [...Map.groupBy(paid, (one) => one.receiptNo).entries()]
    .map(([no, parts]) => ({
      receiptNo: no,
      on: parts[0]?.on ?? from,
      items: parts.map((part) => part.item()),
    }))
    .sort((a, b) => a.on - b.on || (a.receiptNo < b.receiptNo ? -1 : 1));
}
