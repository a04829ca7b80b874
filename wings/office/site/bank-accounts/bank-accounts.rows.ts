/** How this list's endpoints answer each kind of caller. */
import { inRow, listRows } from '../../../../tools/endpoints/tests/list-rows.ts';

const fresh = {
  id: null,
  bank_code: '006',
  account_no: '9811234567',
  account_name: 'บัญชีทดสอบ',
  branch: '',
  purpose: '',
};

export const { matrixRows, auditRows, raceRows } = listRows({
  name: 'office.bank_accounts',
  entry: 'office.bank_accounts.saved',
  table: 'bank_accounts',
  role: 'finance',
  other: 'content',
  fresh,
  malformed: inRow(fresh, {
    bank_code: '012',
    account_no: '98-1',
    account_name: '',
    branch: 'ก'.repeat(121),
    purpose: 1,
  }),
});
