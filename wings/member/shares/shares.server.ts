/** A member's own shares as the records hold them (D-06). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { ledgerFile, ledgerPage } from '../../../api/ledger/answer.ts';
import { fileDay, wholeLimit } from '../../../api/ledger/complete-ledger.ts';
import { type LedgerSelection, ledgerLimit, ledgerSelection } from '../../../api/ledger/ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type { Records } from '../../../records/database.ts';
import { findMember, type MemberRow } from '../../../records/figures/members.ts';
import { lastSharePeriod, shareHistory, storedShares } from '../../../records/figures/shares.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { downloadShare, readShare } from './shares.api.ts';
import { text } from './shares.text.ts';
import { shareSheet } from './shares-sheet.server.ts';

const handle = handlersOn<Services>();

/** Ten baht a share, as the cooperative's rules fix it (A.2). */
const parSatang = 1000n;

const headOf = (member: MemberRow, lastPeriod: number | null) => ({
  share_value_total: toDtoBaht(member.shareBalanceSatang),
  shares_count: Number(member.shareBalanceSatang / parSatang),
  par_value: toDtoBaht(parSatang),
  monthly_amount: toDtoBaht(member.monthlyShareSatang),
  suspended: member.shareSuspended,
  last_period: lastPeriod,
  held_as_collateral: toDtoBaht(member.shareHeldSatang),
});

/** What screen and file show alike of a filter; `limit`: so many lines. */
async function shareOf(
  records: Records,
  memberNo: string,
  selection: LedgerSelection,
  limit: number,
) {
  const [publication, member, lastPeriod, read, history] = await records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        currentPublication(db),
        findMember(db),
        lastSharePeriod(db),
        storedShares.read(db, { ...selection, limit }),
        shareHistory(db),
      ]),
    { atOnce: true },
  );
  if (!publication || !member) throw new Problem('not_found');
  return { asOf: publication.asOf, head: headOf(member, lastPeriod), member, read, history };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readShare, {
    keep: 'publication',
    async run({ input, who, services }) {
      const selection = ledgerSelection(input);
      const limit = ledgerLimit + 1;
      const result = await shareOf(services.records, who.memberNo, selection, limit);
      const { asOf, head, read, history } = result;
      const { summary, found, ...page } = ledgerPage(shareLedger, read, history, {
        selection,
        asOf,
      });
      return { data: { as_of: asOf, head, summary, found, ...page } };
    },
  }),

  handle(downloadShare, {
    async run({ input: { format, ...filter }, who, services }) {
      const selection = ledgerSelection(filter);
      const result = await shareOf(services.records, who.memberNo, selection, wholeLimit);
      const { asOf, head, member, read } = result;
      const whole = ledgerFile(shareLedger, read, format, { selection, asOf });
      const sheet = shareSheet({ as_of: asOf, head, ...whole }, { member, filter });
      const name = text.file(fileDay(asOf));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
