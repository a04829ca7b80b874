import { expect, test } from 'vitest';
import { type CoverBill, type CoverItem, coverOf } from '../cover.ts';
import { billedOf, groupSums, groupTotal, outcomesOf, shortBills } from '../summary.ts';

const item = (itemGroup: string, name: string, amount: bigint, more: Partial<CoverItem> = {}) => ({
  ...{ itemGroup, name, code: 'X', periodNo: 1, principalSatang: 0n, interestSatang: 0n },
  ...{ amountSatang: amount, collectedSatang: amount },
  ...more,
});
const loan = (name: string, principal: bigint, interest: bigint, collected: bigint) =>
  item('LOAN', name, principal + interest, {
    ...{ principalSatang: principal, interestSatang: interest, collectedSatang: collected },
  });

function bill(memberNo: string, items: readonly CoverItem[]): CoverBill {
  const sum = (of: readonly CoverItem[]) => of.reduce((t, one) => t + one.amountSatang, 0n);
  const isRefund = ({ itemGroup }: CoverItem) => itemGroup === 'REFUND';
  return {
    ...{ memberNo, seq: 1, prefix: 'นาย', firstName: 'ก', lastName: 'ข', employeeNo: null },
    ...{ payrollConsentOn: null, receiptNo: null, items },
    billedSatang: sum(items.filter((one) => !isRefund(one))),
    refundPendingSatang: sum(items.filter(isRefund)),
  };
}

// Beyond what a double can hold.
const large = 9_007_199_254_740_993n;
const bills = [
  bill('000001', [
    item('SHARE', 'ค่าหุ้น', 100_000n),
    loan('เงินกู้ฉุกเฉิน', 417_000n, 20_029n, 437_029n),
    loan('เงินกู้ฉุกเฉิน ATM', 1n, 2n, 3n),
    loan('เงินกู้โครงการ', 700n, 7n, 707n),
    item('INSURANCE', 'ประกัน', 60n),
  ]),
  bill('000002', [
    item('SHARE', 'ค่าหุ้น', large),
    loan('เงินกู้สามัญ', 300_000n, 1n, 0n),
    item('REFUND', 'เงินรอจ่ายคืน', 5_000n, { collectedSatang: 0n }),
  ]),
  bill('000003', [item('SHARE', 'ค่าหุ้น', 50n, { collectedSatang: 0n }), item('ODD', 'อื่น', 9n)]),
];

test('R008 D-26 table A counts bills, and its total is the cover’s', () => {
  const sums = groupSums(bills);
  expect(sums.map((one) => [one.group, one.count, one.amountSatang])).toEqual([
    ['share', 3, 100_050n + large],
    ['emergency', 1, 437_032n],
    ['ordinary', 1, 300_001n],
    ['insurance', 1, 60n],
    ['other', 2, 716n],
  ]);
  const { totals } = coverOf(bills);
  const total = groupTotal(sums);
  expect(total.amountSatang).toBe(totals.totalSatang);
  expect(total.amountSatang).toBe(bills.reduce((t, one) => t + one.billedSatang, 0n));
  expect(sums[1]).toMatchObject({
    principalSatang: totals.emergency?.principalSatang,
    interestSatang: totals.emergency?.interestSatang,
  });
  expect([total.principalSatang, total.interestSatang]).toEqual([717_001n, 20_032n]);
  expect(sums[0]).toMatchObject({ principalSatang: null, interestSatang: null });
  expect(groupSums([])).toEqual([]);
});

test('R008 D-26 table B: what was asked for is what came in and what did not', () => {
  const all = outcomesOf(bills);
  // A bill of which a part came in counts in both, and is told as one.
  expect(all.collected.count + all.uncollected.count - all.partial).toBe(all.billed.count);
  expect(all.partial).toBeGreaterThan(0);
  expect(all.billed).toEqual({ count: 3, amountSatang: groupTotal(groupSums(bills)).amountSatang });
  expect(all.collected.amountSatang + all.uncollected.amountSatang).toBe(all.billed.amountSatang);
  expect(all.uncollected).toEqual({ count: 2, amountSatang: 300_051n });
  expect(all.refund).toEqual({ count: 1, amountSatang: 5_000n });
  const shares = outcomesOf(bills, 'share');
  expect(shares.billed).toEqual({ count: 3, amountSatang: 100_050n + large });
  expect(shares.uncollected).toEqual({ count: 1, amountSatang: 50n });
  expect(billedOf(bills, 'special')).toEqual({ count: 0, amountSatang: 0n });
});

test('R008 D-26 table C names who is short, of all or of one group', () => {
  const named = shortBills(bills).map((one) => [one.bill.memberNo, one.uncollectedSatang]);
  expect(named).toEqual([
    ['000002', 300_001n],
    ['000003', 50n],
  ]);
  expect(shortBills(bills, 'share').map((one) => one.bill.memberNo)).toEqual(['000003']);
  expect(shortBills(bills, 'deposit')).toEqual([]);
});
