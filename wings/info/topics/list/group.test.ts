import { expect, test } from 'vitest';
import { groupsOf } from './group.ts';

test('D-17 what follows one another under one key stands together, in its order', () => {
  const groups = groupsOf(['2026-02-01', '2026-01-05', '2026-01-24', '2025-01-01'], (day) =>
    day.slice(0, 7),
  );
  expect(groups).toEqual([
    { key: '2026-02', items: ['2026-02-01'] },
    { key: '2026-01', items: ['2026-01-05', '2026-01-24'] },
    { key: '2025-01', items: ['2025-01-01'] },
  ]);
  expect(groupsOf([], String)).toEqual([]);
});
