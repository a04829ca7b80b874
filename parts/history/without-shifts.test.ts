import { expect, test } from 'vitest';
import { withoutShifts } from './without-shifts.ts';

const change = (id: number, at: string, isMove: boolean) => ({ id, at, isMove });

test('a removal is told without the rows that moved up behind it, and a move once', () => {
  const changes = [
    change(9, 'c', true),
    change(8, 'c', true),
    change(7, 'b', true),
    change(6, 'b', false),
    change(5, 'b', true),
    change(4, 'a', false),
    change(3, 'a', false),
  ];
  expect(withoutShifts(changes).map(({ id }) => id)).toEqual([9, 6, 4, 3]);
});
