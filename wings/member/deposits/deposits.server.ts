/** A member's own deposit accounts as the records hold them (D-09). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { sumOf, toDtoBaht } from '../../../core/satang.ts';
import type { Records } from '../../../records/database.ts';
import {
  type DepositAccount,
  depositAccounts,
  depositSlips,
} from '../../../records/figures/deposits.ts';
import { findMember } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { accountOf } from './account.server.ts';
import { downloadDeposits, readDeposits } from './deposits.api.ts';
import { text } from './deposits.text.ts';
import { depositSheet } from './deposits-sheet.server.ts';

const handle = handlersOn<Services>();

/** Only open accounts that hold money are listed (A.4); a statement may be of any own one. */
const isListed = (account: DepositAccount): boolean =>
  account.status === 'OPEN' && account.balanceSatang > 0n;

/** What screen and file show alike. */
async function depositsOf(records: Records, memberNo: string) {
  const [member, all, slips] = await records.readAsMember(
    memberNo,
    (db) => Promise.all([findMember(db), depositAccounts(db), depositSlips(db)]),
    { atOnce: true },
  );
  if (!member) throw new Problem('not_found');
  const listed = all.filter(isListed);
  return {
    member,
    response: {
      as_of: member.asOf,
      accounts: listed.map((account) => accountOf(account, slips)),
      total_balance: toDtoBaht(sumOf(listed, (account) => account.balanceSatang)),
      total_accrued_interest: toDtoBaht(sumOf(listed, (account) => account.accruedInterestSatang)),
    },
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readDeposits, {
    keep: 'publication',
    async run({ who, services }) {
      const { response } = await depositsOf(services.records, who.memberNo);
      return { data: response };
    },
  }),

  handle(downloadDeposits, {
    async run({ input, who, services }) {
      const { response, member } = await depositsOf(services.records, who.memberNo);
      const sheet = depositSheet(response, member);
      const name = text.file(fileDay(response.as_of));
      return { file: await services.papers.sheet(sheet, input.format, name) };
    },
  }),
];
