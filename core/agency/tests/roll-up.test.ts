import { expect, test } from 'vitest';
import { type BelowMonth, fullHistory, monthlyHistory, monthSums, unitSums } from '../roll-up.ts';

const row = (
  unitNo: string,
  agencyNo: string,
  state: string,
  sums: readonly [bigint, bigint],
  month = '2025-11-01',
): BelowMonth => ({
  ...{ unitNo, agencyNo, month, state, members: 2 },
  ...{ billedSatang: sums[0], collectedSatang: sums[1], uncollectedSatang: sums[0] - sums[1] },
});

const rows = [
  row('2', '2', 'POSTED', [10n, 10n]),
  row('1', '1', 'POSTED', [9_007_199_254_740_993n, 1n]),
  row('1', '11', 'OPENED', [7n, 0n]),
  row('1', '1', 'POSTED', [5n, 5n], '2025-10-01'),
];

test('R008 D-26 each unit with all that lies under it, by number, of one month', () => {
  expect(unitSums(rows, '2025-11-01')).toEqual([
    {
      ...{ unitNo: '1', agencies: 2, postedAgencies: 1, members: 4, state: 'OPENED' },
      ...{ billedSatang: 9_007_199_254_741_000n, collectedSatang: null, uncollectedSatang: null },
    },
    {
      ...{ unitNo: '2', agencies: 1, postedAgencies: 1, members: 2, state: 'POSTED' },
      ...{ billedSatang: 10n, collectedSatang: 10n, uncollectedSatang: 0n },
    },
  ]);
  expect(unitSums(rows, '2024-01-01')).toEqual([]);
});

test('R008 D-26 months run oldest first; what came in is told when all of it is', () => {
  const history = monthlyHistory(rows).map((one) => [one.month, one.members, one.collectedSatang]);
  expect(history).toEqual([
    ['2025-10-01', 2, 5n],
    ['2025-11-01', 6, null],
  ]);
});

test('nobody adds up to nothing at all, and a state nobody knows is the least', () => {
  expect(monthSums([])).toBeUndefined();
  expect(monthSums([row('1', '1', 'NEW', [1n, 0n]), rows[0] as BelowMonth])?.state).toBe('DRAFT');
});

test('R008 D-26 a month in which nobody was billed has its place, and no figures', () => {
  const gap = [row('1', '1', 'POSTED', [5n, 5n], '2025-08-01'), ...rows];
  const months = (last: string) =>
    fullHistory(monthlyHistory(gap), last).map(({ month, sums }) => [month, sums?.billedSatang]);
  expect(months('2025-10-01')).toEqual([
    ...[
      ['2025-08-01', 5n],
      ['2025-09-01', undefined],
    ],
    ['2025-10-01', 5n],
  ]);
  expect(months('2025-12-01').slice(-2)).toEqual([
    ['2025-11-01', 9_007_199_254_741_010n],
    ['2025-12-01', undefined],
  ]);
  expect(fullHistory([], '2025-12-01')).toEqual([]);
});
