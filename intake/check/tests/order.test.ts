import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Faults } from '../../fault.ts';
import { type Subject, subjects } from '../../layout.ts';
import { keyOrder } from '../order.ts';
import { newRegister } from '../register.ts';

const subject = subjects.find(({ name }) => name === 'dividend_deductions') as Subject;

type Key = readonly [memberNo: string, year: number, seq: number];

/** Lines of faults; `'refused'` stands for a row that could not be read. */
function judge(keys: readonly (Key | 'refused')[], numbered: boolean) {
  const faults = new Faults();
  const context = { subject, asOf: '2025-11-28', register: newRegister(), faults };
  const inOrder = keyOrder(context, numbered);
  for (const [index, key] of keys.entries()) {
    if (key === 'refused') faults.add(subject.file, index + 2, 'AMOUNT', 'refused');
    else inOrder([...key, 'x', 1n], index + 2);
  }
  return faults.list.filter(({ reason }) => reason !== 'refused').map(({ row }) => row);
}

test('rows in order of their key have no faults, in another order or twice they have', () => {
  const anyKey = fc.tuple(
    fc.constantFrom('000001', '000002', '000010'),
    fc.integer({ min: 2020, max: 2023 }),
    fc.integer({ min: 1, max: 12 }),
  );
  const text = (key: Key) => key.map((part) => String(part).padStart(6, '0')).join();
  fc.assert(
    fc.property(fc.array(anyKey, { maxLength: 12 }), (keys) => {
      const inOrder = keys.every((key, at) => at === 0 || text(keys[at - 1] as Key) < text(key));
      expect(judge(keys, false).length === 0).toBe(inOrder);
    }),
  );
});

test('F11 a set is numbered from 1', () => {
  const good: Key[] = [
    ['000001', 2024, 1],
    ['000001', 2024, 2],
    ['000001', 2025, 1],
    ['000002', 2025, 1],
  ];
  expect(judge(good, true)).toEqual([]);
  expect(judge(good.slice(1), true)).toEqual([2]);
  expect(judge([...good.slice(0, 1), ['000001', 2024, 3]], true)).toEqual([3]);
  expect(judge([...good.slice(0, 2), ['000001', 2025, 2]], true)).toEqual([4]);
});

test('F11 after a row that could not be read the next number is not known', () => {
  const rest: Key[] = [
    ['000001', 2024, 2],
    ['000001', 2024, 3],
  ];
  expect(judge(['refused', ...rest], true)).toEqual([]);
  expect(judge(['refused', ...rest, ['000001', 2024, 5]], true)).toEqual([5]);
});
