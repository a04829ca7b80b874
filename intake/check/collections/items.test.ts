import { describe, expect, test } from 'vitest';
import type { Draft, Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, changed, faultsOf, locationsOf } from '../tests/cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));
const locationsAfter = (name: keyof Draft, index: number, fields: Fields) =>
  locationsOf(changed(name, index, fields)());

describe('items', () => {
  test.each<[string, number, Fields, string]>([
    ['out of its row', 1, { ITEM_NO: '3' }, 'ITEM_NO'],
    ['of which more came than was billed', 0, { COLLECTED: '500.01' }, 'COLLECTED'],
    ['of which less than nothing came', 0, { COLLECTED: '-0.01' }, 'COLLECTED'],
    ['with a balance below nothing', 0, { BALANCE_AFTER: '-0.01' }, 'BALANCE_AFTER'],
    ['of shares with principal', 0, { PRINCIPAL: '500.00' }, 'PRINCIPAL'],
    ['of shares with interest', 0, { INTEREST: '0.01' }, 'INTEREST'],
    ['of a loan that does not add up', 3, { INTEREST: '80.87' }, 'AMOUNT'],
    [
      'of a loan with negative interest',
      3,
      { PRINCIPAL: '1080.89', INTEREST: '-0.01' },
      'INTEREST',
    ],
    [
      'of a loan with negative principal',
      9,
      { PRINCIPAL: '-0.01', INTEREST: '1025.90' },
      'PRINCIPAL',
    ],
    ['paid back that came in', 7, { COLLECTED: '0.01' }, 'COLLECTED'],
    ['paid back that is nothing', 7, { AMOUNT: '0.00' }, 'AMOUNT'],
    ['of no loan', 3, { REF_NO: '' }, 'REF_NO'],
    ['of no cremation number', 1, { REF_NO: '' }, 'REF_NO'],
    ['of an unknown loan', 3, { REF_NO: 'X1' }, 'REF_NO'],
    ['of another member’s loan', 3, { REF_NO: 'ฉฉ.0000001/2567' }, 'REF_NO'],
    ['of an unknown account', 4, { REF_NO: '01020000099' }, 'REF_NO'],
  ])('F11 an item %s is reported', (_, index, fields, column) => {
    const found = locationsAfter('collection_items', index, fields);
    expect(found).toContain(`collection_items.csv ${index + 2} ${column}`);
    expect(found.length).toBeLessThan(3);
  });

  test('F11 an item of another member’s account is reported', () => {
    const found = locationsAfter('deposit_accounts', 1, { MEMBER_NO: '000003' });
    expect(found).toEqual(['collection_items.csv 6 REF_NO']);
  });

  test('F11 one ledger has one item in a collection, and one in the next', () => {
    const shares = { ITEM_GROUP: 'SHARE', REF_NO: '' };
    const found = locationsAfter('collection_items', 4, shares);
    expect(found).toEqual(['collection_items.csv 6 REF_NO']);
  });

  test.each<[string, Fields, number]>([
    ['shares under a number', { ITEM_GROUP: 'SHARE', REF_NO: '1' }, 6],
    ['one cremation number', { ITEM_GROUP: 'CREMATION', REF_NO: 'สฌ.0001' }, 7],
  ])('F11 a second item of %s is one too many', (_, fields, line) => {
    const found = locationsAfter('collection_items', 4, fields);
    expect(new Set(found)).toEqual(new Set([`collection_items.csv ${line} REF_NO`]));
  });

  test('F11 shares have no number', () => {
    const found = locationsAfter('collection_items', 0, { REF_NO: '1' });
    expect(found).toEqual(['collection_items.csv 2 REF_NO']);
  });

  test('A.7 each cremation number may have an item of its own', () => {
    const fields = { ITEM_GROUP: 'CREMATION', REF_NO: 'สฌ.0002' };
    expect(locationsAfter('collection_items', 4, fields)).toEqual([]);
  });

  test.each(['INSURANCE', 'FEE', 'OTHER', 'REFUND'])(
    'F11 %s names no contract and no account of another member',
    (group) => {
      const named = (refNo: string) =>
        locationsAfter('collection_items', 6, {
          ...{ ITEM_GROUP: group, REF_NO: refNo, COLLECTED: '0.00' },
        });
      expect(named('ฉฉ.0000001/2567')).toEqual(['collection_items.csv 8 REF_NO']);
      expect(named('สม.0000001/2568')).toEqual([]);
      expect(named('01020000011')).toEqual([]);
      expect(named('ก.1')).toEqual([]);
    },
  );

  test('A.6 a guarantor pays a contract of another member', () => {
    const fields = { ITEM_GROUP: 'GUARANTEE', REF_NO: 'ฉฉ.0000001/2567' };
    expect(locationsAfter('collection_items', 6, fields)).toEqual([]);
  });

  test.each(['FEE', 'GUARANTEE'])('F11 %s names no account of another member', (group) => {
    const found = judge((draft) => {
      const account = { ACCOUNT_NO: '01020000099', MEMBER_NO: '000003', BALANCE: '0.00' };
      const empty = { HELD: '0.00', AVAILABLE: '0.00', ACCRUED_INTEREST: '0.00' };
      const row = { ...at(draft, 'deposit_accounts', 0), ...account, ...empty };
      draft.deposit_accounts.push(row);
      const named = { ITEM_GROUP: group, REF_NO: '01020000099' };
      Object.assign(at(draft, 'collection_items', 6), named);
    });
    expect(found).toEqual(['collection_items.csv 8 REF_NO']);
  });

  test('F11 where the first item could not be read the next collection begins all the same', () => {
    const unreadable: Change = (draft) => {
      at(draft, 'collection_items', 2).AMOUNT = 'x';
      Object.assign(at(draft, 'collection_items', 4), { ITEM_GROUP: 'SHARE', REF_NO: '' });
    };
    expect(judge(unreadable)).toEqual(['collection_items.csv 4 AMOUNT']);
  });
});
