import { describe, expect, test } from 'vitest';
import { drawnAgain } from '../../tests/cases/revolving.ts';
import type { Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, faultsOf, locationsOf } from '../tests/cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));

/** The contract of 000001 drawn again, with some fields of its row and of that line otherwise. */
const otherwise =
  (contract: Fields, line: Fields): Change =>
  (draft) => {
    drawnAgain(draft);
    Object.assign(at(draft, 'loans', 0), contract);
    Object.assign(at(draft, 'loan_lines', 3), line);
  };

describe('a contract that is drawn again', () => {
  test('0042 may come to more than its limit in all, as long as less is owed', () => {
    expect(judge(otherwise({}, {}))).toEqual([]);
    expect(judge(otherwise({ APPROVED: '12000.00' }, {}))).toEqual([]);
  });

  test.each<[string, Fields, Fields, string[]]>([
    ['and is said to be drawn once', { REVOLVING: '0' }, {}, ['loans.csv 2 DISBURSED']],
    [
      'with a limit that was once exceeded',
      { APPROVED: '11999.99' },
      {},
      ['loan_lines.csv 2 BALANCE'],
    ],
    ['with one drawing forgotten', { DISBURSED: '12000.00' }, {}, ['loans.csv 2 DISBURSED']],
    ['with one too many', { DISBURSED: '13000.01' }, {}, ['loans.csv 2 DISBURSED']],
    [
      'with interest paid by drawing',
      {},
      { INTEREST: '0.01', TOTAL: '1000.01' },
      ['loan_lines.csv 5 INTEREST'],
    ],
    ['with money that comes back', {}, { SIGN: '-1' }, ['loan_lines.csv 5 SIGN']],
    [
      'with a balance that was not added to',
      {},
      { BALANCE: '10500.00' },
      ['loan_lines.csv 5 BALANCE'],
    ],
  ])('F11 %s is reported', (_, contract, line, expected) => {
    expect(judge(otherwise(contract, line))).toEqual(expect.arrayContaining(expected));
  });

  test('F11 more owed at the end than the limit is told by the contract', () => {
    const above = otherwise(
      { APPROVED: '12000.00', PRINCIPAL_BALANCE: '12000.01', DISBURSED: '13500.01' },
      { PRINCIPAL: '1500.01', TOTAL: '1500.01', BALANCE: '12000.01' },
    );
    expect(judge(above)).toEqual(['loans.csv 2 PRINCIPAL_BALANCE']);
  });

  test('0042 paid to nothing it stays open', () => {
    const paid: Change = (draft) => {
      const row = { REVOLVING: '1', STATUS: 'OPEN', CLOSED_ON: '' };
      Object.assign(at(draft, 'loans', 1), row);
      at(draft, 'loan_lines', 5).TYPE_CODE = '02';
    };
    expect(judge(paid)).toEqual([]);
  });
});
