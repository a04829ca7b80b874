import { expect, test } from 'vitest';
import { type CoverCells, nothing } from '../../../../core/agency/cover.ts';
import { toDtoCells } from '../dto/present.server.ts';

const cells: CoverCells = {
  ...nothing,
  share: { period: '186', amountSatang: 250_000n },
  ordinary: { period: '31', principalSatang: 750_000n, interestSatang: 332_877n },
  depositSatang: 100_000n,
  otherSatang: 0n,
  totalSatang: 1_432_877n,
};

const none = {
  ...{ share: null, emergency: null, ordinary: null, special: null, deposit: null },
  ...{ cremation: null, fee: null, other: null, guarantee: null },
};

test('D-23 full: every column, an empty one is null and a zero is a zero', () => {
  expect(toDtoCells(cells, 'full')).toEqual({
    ...none,
    share: { period: '186', amount: '2500.00' },
    ordinary: { period: '31', principal: '7500.00', interest: '3328.77' },
    ...{ deposit: '1000.00', other: '0.00', total: '14328.77' },
  });
});

test('D-23 grouped: one figure a group', () => {
  expect(toDtoCells(cells, 'grouped')).toEqual({
    ...none,
    ...{ share: { amount: '2500.00' }, ordinary: { amount: '10828.77' } },
    ...{ deposit: '1000.00', other: '0.00', total: '14328.77' },
  });
});

test('D-23 total: the total alone', () => {
  expect(toDtoCells(cells, 'total')).toEqual({ ...none, total: '14328.77' });
});
