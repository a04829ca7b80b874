/** A member's own shares as the records hold them (D-06). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { ledgerFile, ledgerHistory, ledgerPage } from '../../../api/ledger/answer.ts';
import { fileDay, wholeLimit } from '../../../api/ledger/complete-ledger.ts';
import { type LedgerSelection, ledgerLimit, ledgerSelection } from '../../../api/ledger/ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type { Db } from '../../../records/database.ts';
import { findMember } from '../../../records/figures/members.ts';
import {
  type ShareHead,
  shareHead,
  shareHistory,
  storedShares,
} from '../../../records/figures/shares.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { downloadShare, readShare, readShareHistory } from './shares.api.ts';
import { text } from './shares.text.ts';
import { shareSheet } from './shares-sheet.server.ts';

const handle = handlersOn<Services>();

/** Ten baht a share, as the cooperative's rules fix it (A.2). */
const parSatang = 1000n;

const headOf = (held: ShareHead) => ({
  share_value_total: toDtoBaht(held.shareBalanceSatang),
  shares_count: Number(held.shareBalanceSatang / parSatang),
  par_value: toDtoBaht(parSatang),
  monthly_amount: toDtoBaht(held.monthlyShareSatang),
  suspended: held.shareSuspended,
  last_period: held.lastPeriod,
  held_as_collateral: toDtoBaht(held.shareHeldSatang),
});

/** What screen and file show alike of a filter; `limit`: so many lines. */
const shareOf = (db: Db, selection: LedgerSelection, limit: number) =>
  Promise.all([shareHead(db), storedShares.read(db, { ...selection, limit })]);

export const handlers: readonly Handler<Services>[] = [
  handle(readShare, {
    keep: 'publication',
    async run({ input, who, services }) {
      const selection = ledgerSelection(input);
      const [held, read] = await services.records.readAsMember(
        who.memberNo,
        (db) => shareOf(db, selection, ledgerLimit + 1),
        { atOnce: true },
      );
      if (!held) throw new Problem('not_found');
      const { asOf } = held;
      const { summary, found, ...page } = ledgerPage(shareLedger, read, { selection, asOf });
      return { data: { as_of: asOf, head: headOf(held), summary, found, ...page } };
    },
  }),

  handle(readShareHistory, {
    keep: 'publication',
    async run({ who, services }) {
      const [publication, history] = await services.records.readAsMember(
        who.memberNo,
        (db) => Promise.all([currentPublication(db), shareHistory(db)]),
        { atOnce: true },
      );
      if (!publication) throw new Problem('not_found');
      return { data: ledgerHistory(history, publication.asOf) };
    },
  }),

  handle(downloadShare, {
    async run({ input: { format, ...filter }, who, services }) {
      const selection = ledgerSelection(filter);
      const [member, [held, read]] = await services.records.readAsMember(
        who.memberNo,
        (db) => Promise.all([findMember(db), shareOf(db, selection, wholeLimit)]),
        { atOnce: true },
      );
      if (!held || !member) throw new Problem('not_found');
      const { asOf } = held;
      const whole = ledgerFile(shareLedger, read, format, { selection, asOf });
      const sheet = shareSheet({ as_of: asOf, head: headOf(held), ...whole }, { member, filter });
      const name = text.file(fileDay(asOf));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
