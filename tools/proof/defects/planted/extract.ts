/** Extracts that should be refused, and are not. */
import type { Defect } from '../defect.ts';

export const extract: readonly Defect[] = [
  {
    what: 'a sum that the manifest states is not compared',
    file: 'intake/check/totals.ts',
    find: 'if (sum === satang) return [];',
    replace: 'if (sum >= satang) return [];',
    tests: ['intake/check/tests/totals.test.ts'],
  },
  {
    what: 'a year of the common era is taken for a Buddhist one',
    file: 'intake/decode/fields.ts',
    find: 'if (Number(year) <= lastCommonYear) return',
    replace: 'if (Number(year) <= 1900) return',
    tests: ['intake/decode/fields.test.ts'],
  },
  {
    what: 'a byte that is no letter of Windows-874 passes',
    file: 'intake/decode/letters.ts',
    find: 'if (letter === undefined) return undefined;',
    replace: 'if (letter === undefined) continue;',
    tests: ['intake/decode/records.test.ts', 'intake/decode/fields.test.ts'],
  },
  {
    what: 'an account passes to another member overnight',
    file: 'intake/comparison/identity.ts',
    find: `of: 'deposit_accounts',
    column: 'MEMBER_NO',
    changed: 'o.member_no <> n.member_no',`,
    replace: `of: 'deposit_accounts',
    column: 'MEMBER_NO',
    changed: 'false',`,
    tests: ['intake/comparison/tests/questions.store.test.ts'],
  },
];
