import { expect, test } from 'vitest';
import { addsUp, inGroups } from './groups.ts';

const item = (itemGroup: string, amountSatang: bigint, collectedSatang: bigint) => ({
  itemGroup,
  amountSatang,
  collectedSatang,
});
const items = [
  item('REFUND', 40_000n, 0n),
  item('LOAN', 500_050n, 500_050n),
  item('SHARE', 250_000n, 0n),
  item('LOAN', 100_001n, 100_001n),
];
const head = {
  itemCount: 4,
  billedSatang: 850_051n,
  collectedSatang: 600_051n,
  uncollectedSatang: 250_000n,
  refundPendingSatang: 40_000n,
};

test('R047 items by group, in the order of a receipt, refunds last, each with its totals', () => {
  expect(inGroups(items).map((one) => [one.group, one.items.length, one.amountSatang])).toEqual([
    ['SHARE', 1, 250_000n],
    ['LOAN', 2, 600_051n],
    ['REFUND', 1, 40_000n],
  ]);
  expect(inGroups(items)[0]?.collectedSatang).toBe(0n);
  expect(inGroups([])).toEqual([]);
});

test('R047 a group that nobody has named stands with the others, not nowhere', () => {
  const odd = inGroups([item('OTHER', 1n, 1n), item('XYZ', 2n, 0n)]);
  expect(odd.map(({ group, amountSatang }) => [group, amountSatang])).toEqual([['OTHER', 3n]]);
});

test('R047 a head that its items do not add up to is known by a satang', () => {
  expect(addsUp(head, items)).toBe(true);
  for (const name of Object.keys(head) as (keyof typeof head)[]) {
    const wrong = name === 'itemCount' ? 5 : head[name] + 1n;
    expect([name, addsUp({ ...head, [name]: wrong }, items)]).toEqual([name, false]);
  }
  expect(addsUp(head, items.slice(1))).toBe(false);
});
