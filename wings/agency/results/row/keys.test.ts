import { describe, expect, test } from 'vitest';
import { noEntry } from '../../../../parts/agency-month/draft/entry.ts';
import { byAmount, keyAction } from './keys.ts';

describe('D-23 keys of a row', () => {
  test.each([
    ['ArrowDown', 'whole', { kind: 'move', by: 1 }],
    ['ArrowUp', 'typed', { kind: 'move', by: -1 }],
    ['ArrowDown', 'reason', undefined],
    ['Enter', 'whole', { kind: 'whole' }],
    ['Enter', 'closed', undefined],
    ['Enter', 'typed', { kind: 'accept' }],
    ['Enter', 'reason', { kind: 'accept' }],
    ['Enter', 'button', undefined],
    ['5', 'closed', { kind: 'type', first: '5' }],
    ['๕', 'whole', { kind: 'type', first: '๕' }],
    ['5', 'outcome', { kind: 'type', first: '5' }],
    ['5', 'typed', undefined],
    ['4', 'reason', { kind: 'reason', reason: 'INSUFFICIENT' }],
    ['๑', 'reason', { kind: 'reason', reason: 'TRANSFERRED' }],
    ['8', 'reason', undefined],
    ['Escape', 'button', { kind: 'giveBack' }],
    ['x', 'closed', undefined],
  ] as const)('%s on %s', (key, place, action) => {
    expect(keyAction(key, place)).toEqual(action);
  });

  test.each([
    ['0', { outcome: 'NONE', collected: '' }],
    ['1,000', { outcome: 'FULL', collected: '' }],
    ['999.99', {}],
    ['1000.01', {}],
    ['พัน', {}],
  ])('an amount of %s of 1,000.00', (collected, change) => {
    expect(byAmount({ ...noEntry, outcome: 'PARTIAL', collected }, 100_000n)).toEqual(change);
  });
});
