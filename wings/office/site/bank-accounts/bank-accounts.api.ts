import * as z from 'zod/mini';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { bankOf } from '../../../../core/thai-words/bank.ts';
import { lineShape, listEndpoints, mayBeEmpty } from '../list/shapes.ts';

/** Accounts into which members and agencies pay. */
export const { read: readBankAccounts, save: saveBankAccounts } = listEndpoints({
  name: 'office.bank_accounts',
  entry: 'office.bank_accounts.saved',
  path: '/api/office/bank_accounts',
  roles: officeRooms.bankAccounts.roles,
  confirmed: true,
  summary: 'บัญชีธนาคารของสหกรณ์',
  fields: {
    bank_code: z.string().check(z.refine((code) => bankOf(code) !== undefined)),
    account_no: z.string().check(z.regex(/^[0-9]{5,20}$/)),
    account_name: lineShape(120),
    branch: mayBeEmpty(120),
    purpose: mayBeEmpty(300),
  },
  example: {
    bank_code: '006',
    account_no: '9811234567',
    account_name: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
    branch: 'สาขาตัวอย่าง',
    purpose: 'ชำระหนี้และค่าหุ้น',
  },
});
