import { expect, test } from 'vitest';
import type { ListRow } from '../list/list-data.ts';
import { rateState } from './rate-state.ts';

const row = (id: string, effective_on: string, name = 'ออมทรัพย์'): ListRow => ({
  ...{ id, effective_on, name, kind: 'DEPOSIT', rate: '1.50' },
});

test('of one name the newest that has begun holds, on its first day too', () => {
  const rows = [
    row('1', '2024-01-01'),
    row('2', '2025-07-01'),
    row('3', '2026-01-01'),
    row('4', '2025-08-01', 'ประจำ'),
  ];
  const states = (today: string) => rows.map((one) => rateState(one, rows, today));
  expect(states('2025-11-28')).toEqual(['before', 'now', 'ahead', 'now']);
  expect(states('2025-12-31')).toEqual(['before', 'now', 'ahead', 'now']);
  expect(states('2026-01-01')).toEqual(['before', 'before', 'now', 'now']);
  expect(states('2023-01-01')).toEqual(['ahead', 'ahead', 'ahead', 'ahead']);
});
