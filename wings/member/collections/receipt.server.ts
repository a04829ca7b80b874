/** The bill or receipt of a collection on paper: one code for one content (A.6, D-11). */
import { createHash } from 'node:crypto';
import { fullName } from '../../../api/sheet/owner-facts.ts';
import { groupOf, isRefund } from '../../../core/collection/groups.ts';
import { monthEnd } from '../../../core/days.ts';
import type { FileContent } from '../../../core/sheet/sheet.ts';
import { buddhistYear, thaiDateLong } from '../../../core/thai-date.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { bahtInWords } from '../../../core/thai-words/amount.ts';
import type { Collection, CollectionItem } from '../../../records/figures/collections.ts';
import { issuePaper } from '../../../records/papers.ts';
import type { Services } from '../../../records/services.ts';
import { text } from './collections.text.ts';
import type { FoundBill } from './find.server.ts';
import { paperText as words } from './paper.text.ts';
import { headOf, payOf } from './present.server.ts';
import { billMonth, refWords } from './status-words.ts';

/** Nothing came in: there is nothing to receipt. */
const isReceipt = ({ posted, collectedSatang }: Collection): boolean =>
  posted && collectedSatang > 0n;

type Fact = readonly [label: string, value: string];

/** Names may be long: they have lines of their own. */
const whoseOf = ({ head, member, agencies }: FoundBill): Fact[] => [
  [isReceipt(head) ? words.receivedFrom : words.billedTo, fullName(member)],
  [words.agency, agencies?.agencyName ?? text.none],
];

function factsOf({ head, member }: FoundBill): Fact[] {
  const receipt = isReceipt(head);
  const pay = payOf(head);
  const facts: (Fact | undefined)[] = [
    [words.memberNo, member.memberNo],
    [receipt ? words.receiptNo : words.billNo, head.receiptNo ?? text.none],
    receipt && head.receiptOn !== null
      ? [words.on, thaiDateLong(head.receiptOn)]
      : [words.month, billMonth(headOf(head))],
    [words.shareTotal, formatBaht(head.shareTotalSatang)],
    [words.interestYtd, formatBaht(head.interestYtdSatang)],
    pay && head.salarySatang !== null ? [words.salary, formatBaht(head.salarySatang)] : undefined,
    pay ? [words.salaryLeft, formatBaht(pay.leftSatang)] : undefined,
    pay ? [words.percent, formatBaht(pay.billedBasisPoints)] : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

/** Small words under an item: contract, days of interest, what else is to be said of it. */
function remarks(item: CollectionItem, receipt: boolean): string {
  const partly = receipt && item.collectedSatang !== item.amountSatang;
  const remarkParts = [
    refWords(groupOf(item), item.refNo),
    item.days === null ? null : words.interestDays(item.days),
    partly ? words.partly(formatBaht(item.amountSatang)) : null,
  ];
  return remarkParts.filter((one) => one !== null).join(' · ');
}

/** How a part of an item's money was split is known to the loan's ledger alone: left blank then. */
function lineOf(item: CollectionItem, receipt: boolean) {
  const amountSatang = receipt ? item.collectedSatang : item.amountSatang;
  const split = item.itemGroup === 'LOAN' && amountSatang === item.amountSatang;
  return {
    name: item.name,
    remarks: remarks(item, receipt),
    cells: [
      item.periodNo === null ? '' : String(item.periodNo),
      split ? formatBaht(item.principalSatang) : '',
      split ? formatBaht(item.interestSatang) : '',
      formatBaht(amountSatang),
      item.balanceAfterSatang === null ? '' : formatBaht(item.balanceAfterSatang),
    ],
  };
}

function notesOf(head: Collection): string[] {
  const receipt = isReceipt(head);
  const { reason } = headOf(head);
  const short = head.posted && head.uncollectedSatang > 0n;
  const amount = formatBaht(head.uncollectedSatang);
  const shortfall = receipt ? words.shortfall(amount) : words.notDeducted(amount);
  const why = reason === null ? '' : ` ${words.because(text.reasons[reason])}`;
  return [
    ...(short ? [shortfall + why] : []),
    ...(head.refundPendingSatang > 0n ? [words.refund(formatBaht(head.refundPendingSatang))] : []),
    receipt ? words.complete : words.receiptFollows,
  ];
}

/** All that the paper states; the same records state the same. */
export function contentOf(bill: FoundBill) {
  const { head, items } = bill;
  const receipt = isReceipt(head);
  const totalSatang = receipt ? head.collectedSatang : head.billedSatang;
  const shown = items.filter(
    (item) => !isRefund(item) && !(receipt && item.collectedSatang === 0n),
  );
  return {
    title: receipt ? words.receipt : words.bill,
    warning: receipt ? '' : words.notReceipt,
    whose: whoseOf(bill),
    facts: factsOf(bill),
    columns: words.columns,
    lines: shown.map((item) => lineOf(item, receipt)),
    total: { label: words.total, amount: formatBaht(totalSatang) },
    words: `- ${bahtInWords(totalSatang)} -`,
    notes: notesOf(head),
    signatures: receipt ? words.signatures : [],
  };
}

/** Receipt or bill as a PDF; asked for again, the same code and the same file. */
export async function receiptOf(
  { records, papers }: Services,
  memberNo: string,
  bill: FoundBill,
): Promise<FileContent> {
  papers.requireHouse();
  const { head } = bill;
  const content = contentOf(bill);
  const receipt = isReceipt(head);
  const month = head.month.slice(0, 7);
  const { code, issuedOn } = await records.asMember(memberNo, (db) =>
    issuePaper(db, {
      kind: receipt ? 'RECEIPT' : 'INVOICE',
      about: `${month}/${head.seq}`,
      onDay: head.receiptOn ?? monthEnd(head.month),
      totalSatang: receipt ? head.collectedSatang : head.billedSatang,
      contentHash: createHash('sha256').update(JSON.stringify(content)).digest(),
    }),
  );
  const issued = words.issued(thaiDateLong(issuedOn));
  // Beside what the code vouches for: an older paper of the same content keeps its code.
  const signed = receipt ? words.signed(content.signatures) : '';
  const inputs = { ...content, signed, issued, issuedOn, code };
  const bytes = await papers.pdf({ template: 'receipt', inputs });
  const number = head.seq === 1 ? '' : `-${head.seq}`;
  const name = `${content.title} ${buddhistYear(month)}${month.slice(4)}${number}`;
  return { format: 'pdf', name, bytes };
}
