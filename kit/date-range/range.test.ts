import { expect, test } from 'vitest';
import { judgeRange } from './range.ts';

test('reads two Thai days, however they are written', () => {
  expect(judgeRange('1 ก.ย. 2568', '27/11/2568')).toEqual({
    range: { from: '2025-09-01', to: '2025-11-27' },
    faults: {},
  });
  expect(judgeRange('๑ กันยายน ๒๕๖๘', '01/09/2568').range).toEqual({
    from: '2025-09-01',
    to: '2025-09-01',
  });
});

test('an empty field leaves its end open', () => {
  expect(judgeRange('', ' ').range).toEqual({ from: undefined, to: undefined });
  expect(judgeRange('', '27/11/2568').range).toEqual({ from: undefined, to: '2025-11-27' });
});

test('each field has its own fault', () => {
  expect(judgeRange('31/02/2568', 'เมื่อวาน')).toEqual({
    range: undefined,
    faults: { from: 'not_a_day', to: 'not_a_day' },
  });
  expect(judgeRange('1/9/2568', '1/9/2025').faults).toEqual({ to: 'not_a_day' });
});

test('a last day before the first is the fault of the last', () => {
  expect(judgeRange('2/9/2568', '1/9/2568')).toEqual({
    range: undefined,
    faults: { to: 'before_start' },
  });
});
