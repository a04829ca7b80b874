/** Members without a national ID, and what they show instead. */
import { describe, expect, test } from 'vitest';
import { at, type Change, changed, faultsOf, locationsOf } from './cases/case.ts';

describe('ID documents', () => {
  test('two members may have no national ID, with another document or none', () => {
    const none: Change = (draft) => {
      for (const row of [0, 1]) at(draft, 'members', row).NATIONAL_ID = '';
      const passport = { ID_DOCUMENT: 'PASSPORT', ID_DOCUMENT_NO: 'XA 0039595' };
      Object.assign(at(draft, 'members', 0), passport);
    };
    expect(faultsOf(none)).toEqual([]);
  });

  test.each([
    ['a document without its number', { ID_DOCUMENT: 'PASSPORT' }, 'ID_DOCUMENT_NO'],
    ['a number without its document', { ID_DOCUMENT_NO: 'XA1' }, 'ID_DOCUMENT'],
    ['a document of no list', { ID_DOCUMENT: 'VISA', ID_DOCUMENT_NO: 'XA1' }, 'ID_DOCUMENT'],
  ])('%s is reported', (_, fields, column) => {
    expect(locationsOf(changed('members', 0, fields)())).toEqual([`members.csv 2 ${column}`]);
  });
});
