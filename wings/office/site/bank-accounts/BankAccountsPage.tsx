import { Landmark } from 'lucide-react';
import { officeRoomNames } from '../../../../api/office/office-rooms.text.ts';
import { formatAccountNumber } from '../../../../core/account-number.ts';
import { bankCodes, bankName } from '../../../../core/thai-words/bank.ts';
import type { FieldSpec, FormValues } from '../../../../parts/edit-form/field-spec.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { ListRoom } from '../list/list-room.ts';
import { readBankAccounts, saveBankAccounts } from './bank-accounts.api.ts';
import { text } from './bank-accounts.text.ts';

const fields: readonly FieldSpec[] = [
  {
    ...{ name: 'bank_code', label: text.bank, kind: 'choice', required: true },
    choices: bankCodes.map((value) => ({ value, label: text.bankName(bankName(value) ?? '') })),
  },
  {
    ...{ name: 'account_no', label: text.accountNo, hint: text.accountNoHint, kind: 'digits' },
    required: true,
  },
  { name: 'account_name', label: text.accountName, kind: 'line', required: true, most: 120 },
  { name: 'branch', label: text.branch, kind: 'line', most: 120 },
  { name: 'purpose', label: text.purpose, hint: text.purposeHint, kind: 'line', most: 300 },
];

function nameOf({ bank_code, account_no }: FormValues): string {
  const code = String(bank_code);
  const number = formatAccountNumber(code, String(account_no));
  return [text.bankName(bankName(code) ?? ''), number].join(' ');
}

const room: ListRoom = {
  read: readBankAccounts,
  save: saveBankAccounts,
  title: officeRoomNames.bankAccounts,
  sub: text.sub,
  addTitle: text.add,
  empty: { icon: Landmark, title: text.empty, hint: text.emptyHint },
  fields: () => fields,
  nameOf,
  line: ({ account_name, branch, purpose }) =>
    [account_name, branch, purpose].filter(Boolean).join(' · '),
  blank: { bank_code: '006', account_no: '', account_name: '', branch: '', purpose: '' },
  ordered: true,
};

/** `/office/bank_accounts`: accounts into which members and agencies pay. */
export function BankAccountsPage() {
  return <ListPage room={room} />;
}
