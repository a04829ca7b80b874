/** Collections and cremation: items added up and looked up in the ledgers (A.6, A.7). */
import { endOfMonth } from '../../../../core/tests/naive/calendar.ts';
import type { Files } from '../files/files.ts';
import type { Row } from '../files/plain.ts';
import { inOrder } from '../in-order.ts';
import { balanceOn, number, sumOf } from './ledger.ts';
import type { Loan } from './loans.ts';
import type { Account } from './savings.ts';

/** What the member's ledgers hold, oldest line first. */
export interface Ledgers {
  readonly memberNo: string;
  readonly shares: readonly Row[];
  readonly accounts: readonly Account[];
  readonly loans: readonly Loan[];
}

type Posted = readonly [lines: readonly Row[], amounts: readonly string[]];

/** The ledger that an item speaks of, and what of a line came in. */
function ledgerOf({ itemGroup, refNo }: Row, ledgers: Ledgers): Posted | undefined {
  if (itemGroup === 'SHARE') return [ledgers.shares, ['amountSatang']];
  if (itemGroup === 'DEPOSIT') {
    const account = ledgers.accounts.find(({ row }) => row.accountNo === refNo);
    return [account?.lines ?? [], ['amountSatang']];
  }
  if (itemGroup !== 'LOAN') return undefined;
  const loan = ledgers.loans.find(({ row }) => row.contractNo === refNo);
  return [loan?.lines ?? [], ['principalSatang', 'interestSatang']];
}

/** What came in by the ledger's own line, and the balance after it; nothing where it has none. */
function expectedItem(item: Row, { posted, receiptNo }: Row, ledgers: Ledgers): Row {
  const ledger = ledgerOf(item, ledgers);
  if (ledger === undefined) return item;
  const [lines, amounts] = ledger;
  const line =
    posted === '1' && receiptNo ? lines.find((of) => of.receiptNo === receiptNo) : undefined;
  if (line === undefined) return { ...item, collectedSatang: '0' };
  const collected = amounts.reduce((sum, amount) => sum + number(line[amount]), 0n);
  const balance = line.balanceSatang ?? '';
  return { ...item, collectedSatang: String(collected), balanceAfterSatang: balance };
}

function statusOf(posted: boolean, collected: bigint, uncollected: bigint): string {
  if (!posted) return 'PENDING';
  if (uncollected === 0n) return 'FULL';
  return collected === 0n ? 'NONE' : 'PARTIAL';
}

function expectedCollection(files: Files, row: Row, its: readonly Row[], ledgers: Ledgers) {
  const items = its.map((item) => expectedItem(item, row, ledgers));
  const refunds = items.filter(({ itemGroup }) => itemGroup === 'REFUND');
  const others = items.filter(({ itemGroup }) => itemGroup !== 'REFUND');
  const [billed, collected] = [sumOf(others, 'amountSatang'), sumOf(others, 'collectedSatang')];
  const posted = row.posted === '1';
  const on = row.receiptOn || endOfMonth(row.month ?? '', 0);
  const paid = ledgers.loans
    .flatMap(({ lines }) => lines)
    .filter(({ postedOn = '' }) => postedOn.slice(0, 4) === on.slice(0, 4) && postedOn <= on);
  const collection = {
    ...row,
    status: statusOf(posted, collected, billed - collected),
    itemCount: items.length,
    billedSatang: billed,
    collectedSatang: collected,
    uncollectedSatang: billed - collected,
    refundPendingSatang: sumOf(refunds, 'amountSatang'),
    shareTotalSatang: balanceOn(ledgers.shares, posted ? on : files.asOf),
    interestYtdSatang: sumOf(paid, 'interestSatang'),
  };
  return { collection, items };
}

const byMonthAndSeq = (a: Row, b: Row): number =>
  a.month === b.month ? Number(b.seq) - Number(a.seq) : (a.month ?? '') < (b.month ?? '') ? 1 : -1;

/** Bills of the agency and receipts of the counter, the newest first, each with its items. */
export function expectedCollections(files: Files, ledgers: Ledgers) {
  const rows = (files.collections.get(ledgers.memberNo) ?? []).toSorted(byMonthAndSeq);
  const items = files.collection_items.get(ledgers.memberNo) ?? [];
  /** No other bill of that agency's month. */
  const isOnly = (row: Row): boolean =>
    !rows.some(
      ({ month, kind, agencyNo, seq }) =>
        kind === 'MONTHLY' && month === row.month && agencyNo === row.agencyNo && seq !== row.seq,
    );
  const ofKind = (requestedKind: string) =>
    rows
      .filter(({ kind }) => kind === requestedKind)
      .map((row) => {
        const its = items.filter(({ month, seq }) => month === row.month && seq === row.seq);
        const found = expectedCollection(files, row, its, ledgers);
        const isOnlyBill = isOnly(row) ? '1' : '0';
        return { ...found, collection: { ...found.collection, isOnlyBill } };
      });
  return { monthly: ofKind('MONTHLY'), other: ofKind('OTHER') };
}

/** Enrolments by number, their months with what the deaths cost. */
export function expectedCremation(files: Files, memberNo: string) {
  const own = files.cremation_enrolments.filter((enrolment) => enrolment.memberNo === memberNo);
  return inOrder(own, ({ cremationNo }) => cremationNo).map((row) => {
    const left = number(row.prepaidBalanceSatang) + number(row.toCollectSatang);
    const months = (files.cremation_months.get(row.cremationNo ?? '') ?? []).map((month) => {
      const amount = number(month.deaths) * number(month.ratePerDeathSatang);
      const outstanding = amount - number(month.collectedSatang);
      return { ...month, amountSatang: amount, outstandingSatang: outstanding };
    });
    const enrolment = { ...row, balanceAfterSatang: left - number(row.aidToOthersSatang) };
    return { enrolment, months: months.toReversed() };
  });
}
