import { expect, test } from 'vitest';
import { calmAfter } from './l5-overload.ts';
import { growth } from './l7-soak.ts';
import { load } from './load.ts';
import { type Line, loadTable } from './table.ts';
import { wantedOf } from './words.ts';

const line: Line = {
  ...{ name: 'L3', asked: 'reads', limit: 'p99 ≤ 60 ms', seconds: 30, errors: 0, wrong: 0 },
  ...{ perSecond: 299.6, p50: 4.25, p99: 88.4, missed: ['p99 88 ms'] },
  ...{ cores: 1, before: 6.2, after: 7.91 },
};

test('a miss is a miss on fewer cores, and says how many and how busy they were', () => {
  const table = loadTable([line]);
  expect(table).toContain('**missed** on 1 of 2 cores: p99 88 ms');
  expect(table).toContain('1, load 6.2 → 7.9');
  expect(table).toContain('| 300 | 4.3 | 88 |');
  expect(loadTable([{ ...line, cores: 2 }])).toContain('**missed**: p99 88 ms');
  expect(loadTable([{ ...line, missed: [] }])).toContain('| kept |');
});

test('a load is judged by what it found', async () => {
  const never = load({
    ...{ name: 'L0', asked: '', limit: '', seconds: { usual: 1, full: 2 } },
    run: async (_, seconds) => ({ errors: 0, wrong: seconds, extra: 1 }),
    misses: ({ wrong, extra }) => (wrong > extra ? ['wrong'] : []),
  });
  expect((await never.run({} as never, 1)).missed).toEqual([]);
  expect((await never.run({} as never, 2)).missed).toEqual(['wrong']);
});

test('words name loads and a length; others are refused', () => {
  const known = ['L1', 'L9'];
  expect(wantedOf(['l9', '1', '--minutes', '60'], known)).toMatchObject({
    ...{ names: ['L9', 'L1'], seconds: 3_600, full: false },
  });
  expect(wantedOf(['--full', '--seconds=5'], known)).toMatchObject({ full: true, seconds: 5 });
  for (const words of [['L3'], ['--seconds', 'ten'], ['--seconds', '0'], ['--quick']]) {
    expect(() => wantedOf(words, known)).toThrow();
  }
});

test('calm is when no second after it is slow', () => {
  expect(calmAfter([900, 300, 40, 300, 50, 40], 60)).toBe(4);
  expect(calmAfter([40, 40], 60)).toBe(0);
  expect(calmAfter([40, 90], 60)).toBeUndefined();
});

test('growth is that of the end against the time after warming up', () => {
  const warming = [50, 60, 90, 98, 100, 100, 100, 100, 100, 100];
  expect(growth(warming)).toBeCloseTo(100 / 90, 3);
  expect(growth(Array.from({ length: 100 }, () => 7))).toBe(1);
  expect(growth(Array.from({ length: 100 }, (_, at) => 100 + at))).toBeGreaterThan(1.4);
});
