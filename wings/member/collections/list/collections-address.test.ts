import { expect, test } from 'vitest';
import { isBillKey } from '../collection/key.ts';
import { keyShape } from '../shapes.ts';
import { kepAddress, kepQuery } from './collections-address.ts';

test('R047 a list is known again by its address', () => {
  for (const address of [
    { kind: 'monthly' },
    { kind: 'other' },
    { kind: 'monthly', page: 'before.2024-01.1' },
    { kind: 'other', page: 'after.2024-12.3' },
    { kind: 'other', page: 'after.2024-12.999999999' },
  ] as const) {
    expect(kepAddress(new URLSearchParams(kepQuery(address)))).toEqual(address);
  }
  expect(kepQuery({ kind: 'monthly' })).toBe('');
});

test('R047 what nobody could have meant shows the first page of the monthly list', () => {
  for (const query of [
    'tab=x',
    'page=before.2024-13.1',
    'page=before.2024-12.1000000000',
    'page=2',
    'tab=OTHER&page=',
  ]) {
    expect(kepAddress(new URLSearchParams(query))).toEqual({ kind: 'monthly' });
  }
});

test('R047 every number that an extract may have has a page and a receipt', () => {
  const ofMonth = (seq: string) => ({ year: '2568', month: '11', seq });
  for (const [seq, is] of [
    ['1000000', true],
    ['999999999', true],
    ['1000000000', false],
    ['0', false],
  ] as const) {
    expect([isBillKey(ofMonth(seq)), keyShape.seq.safeParse(seq).success]).toEqual([is, is]);
  }
});
