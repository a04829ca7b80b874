import { expect, test } from 'vitest';
import { depositLineTypes, shareTypes } from '../../layout/savings.ts';
import { type Movement, movementFault } from '../movement.ts';

const line = (change: Partial<Movement>): Movement => ({
  type: 'ADJ',
  sign: 1,
  amount: 100n,
  first: false,
  before: undefined,
  ...change,
});
const column = (change: Partial<Movement>) => movementFault(line(change))?.[0];

test('every type of the layout goes one way, corrections both, a change of rate none', () => {
  for (const type of [...shareTypes, ...depositLineTypes]) {
    const directions = ([1, -1] as const).filter(
      (sign) => column({ type, sign, first: true }) === undefined,
    );
    const both = type === 'ADJ' || type === 'CORRECTION';
    expect(directions.length, type).toBe(type === 'RATE' ? 0 : both ? 2 : 1);
    expect(column({ type, sign: 0, amount: 0n, first: true }), type).toBeUndefined();
  }
});

test('F11 a withdrawal that pays in, a refund that pays in, a deposit that pays out', () => {
  expect(column({ type: 'WITHDRAW', sign: 1 })).toBe('SIGN');
  expect(column({ type: 'REFUND', sign: 1 })).toBe('SIGN');
  expect(column({ type: 'DEPOSIT', sign: -1 })).toBe('SIGN');
});

test('F11 money needs a sign', () => {
  expect(column({ sign: 0, amount: 1n })).toBe('SIGN');
});

test('F11 a balance brought forward stands first, nothing stands after a closing', () => {
  expect(column({ type: 'BF', first: true })).toBeUndefined();
  expect(column({ type: 'BF' })).toBe('TYPE_CODE');
  expect(depositLineTypes).toContain('BF');
  expect(column({ type: 'FEE', sign: -1, before: 'CLOSE' })).toBe('TYPE_CODE');
});
