import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossCheck, Mismatch, type Stated, type TiedBill } from '../reconciliation.ts';
import { anyBills, mixed, monthOf, somying } from './worked.ts';

function stated(
  bills: readonly TiedBill[],
): Stated & { readonly letter: NonNullable<Stated['letter']> } {
  const month = monthOf(bills);
  return { month, bills, letter: { members: month.members, totalSatang: month.billedSatang } };
}

/** The first figure at fault. */
function faultOf(all: Stated): Mismatch | undefined {
  try {
    crossCheck(all);
  } catch (error) {
    if (error instanceof Mismatch) return error;
    throw error;
  }
}

test('D-23 what is one set of figures passes, with and without a letter', () => {
  fc.assert(
    fc.property(anyBills, (bills) => {
      const all = stated(bills);
      expect(faultOf(all)).toBeUndefined();
      expect(faultOf({ month: all.month, bills })).toBeUndefined();
    }),
  );
});

const whole = stated([somying, mixed]);
const spoiled = (change: Partial<TiedBill>): Stated => ({
  ...whole,
  bills: [{ ...somying, ...change }, mixed],
});
const spoiledItem = (at: number, change: Partial<TiedBill['items'][number]>): Stated =>
  spoiled({ items: somying.items.map((one, of) => (of === at ? { ...one, ...change } : one)) });

describe('D-23 one satang too much is found and named', () => {
  test.each([
    ['bill.billed', spoiled({ billedSatang: somying.billedSatang + 1n })],
    ['bill.collected', spoiled({ collectedSatang: 1n })],
    ['bill.uncollected', spoiled({ uncollectedSatang: somying.uncollectedSatang - 1n })],
    ['bill.refund', spoiled({ refundPendingSatang: 1n })],
    ['bill.billed', spoiledItem(0, { amountSatang: 250_001n })],
    ['item.amount', spoiledItem(1, { principalSatang: 750_001n })],
    ['item.amount', spoiledItem(1, { interestSatang: 332_876n })],
    ['bill.collected', spoiledItem(3, { collectedSatang: 1n })],
    ['bill.billed', spoiled({ items: somying.items.slice(1) })],
    ['month.members', { ...whole, bills: [somying] }],
    ['month.members', { ...whole, month: { ...whole.month, members: 3 } }],
    ['month.billed', { ...whole, month: { ...whole.month, billedSatang: 1n } }],
    ['month.collected', { ...whole, month: { ...whole.month, collectedSatang: 1n } }],
    ['month.uncollected', { ...whole, month: { ...whole.month, uncollectedSatang: 0n } }],
    ['month.refund', { ...whole, month: { ...whole.month, refundPendingSatang: 0n } }],
    ['letter.members', { ...whole, letter: { ...whole.letter, members: 1 } }],
    ['letter.total', { ...whole, letter: { ...whole.letter, totalSatang: 1n } }],
  ] as const)('%s', (what, all) => {
    expect(faultOf(all)?.what).toBe(what);
  });

  test('with both figures and the bill', () => {
    const fault = faultOf(spoiled({ billedSatang: 1n }));
    expect(fault).toMatchObject({ expected: '19319.06', found: '0.01', bill: '000123/1' });
  });

  test('in any bills, whichever figure', () => {
    const figures = ['billedSatang', 'collectedSatang', 'uncollectedSatang'] as const;
    fc.assert(
      fc.property(anyBills, fc.nat(), fc.constantFrom(...figures), (bills, pick, figure) => {
        const at = pick % bills.length;
        const wrong = bills.map((one, of) =>
          of === at ? { ...one, [figure]: one[figure] + 1n } : one,
        );
        expect(faultOf({ ...stated(bills), bills: wrong })).toBeInstanceOf(Mismatch);
      }),
    );
  });
});
