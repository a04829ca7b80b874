/** Accounts into which members and agencies pay. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { bankAccountList } from '../../../../records/office/site-lists.ts';
import type { Services } from '../../../../records/services.ts';
import { readList, type Served, saveList } from '../list/list.server.ts';
import { readBankAccounts, saveBankAccounts } from './bank-accounts.api.ts';

const handle = handlersOn<Services>();
type Row = DataOf<typeof readBankAccounts>['rows'][number];
type Sent = Omit<Row, 'id'> & { readonly id: string | null };

const served: Served<Row, Sent> = {
  list: bankAccountList,
  present: (row) => ({
    id: String(row.id),
    bank_code: String(row.bank_code),
    account_no: String(row.account_no),
    account_name: String(row.account_name),
    branch: String(row.branch),
    purpose: String(row.purpose),
  }),
  toStored: (row, position) => ({ ...row, position }),
};

export const handlers: readonly Handler<Services>[] = [
  handle(readBankAccounts, {
    run: async ({ who, services }) => ({ data: await readList(services, who.staffId, served) }),
  }),
  handle(saveBankAccounts, {
    run: async ({ input, who, services }) => ({
      data: await saveList(services, who.staffId, served, input),
    }),
  }),
];
