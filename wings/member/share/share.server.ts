/** A member's own shares as the records hold them (D-06). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { foundOf } from '../../../api/ledger/found.ts';
import {
  type LedgerPlace,
  ledgerLeaf,
  ledgerLimit,
  ledgerPlace,
  toldDays,
} from '../../../api/ledger/ledger.ts';
import { fileDay, wholeLedger, wholeLimit } from '../../../api/ledger/whole.ts';
import { Problem } from '../../../api/problem.ts';
import { wireBaht } from '../../../core/satang.ts';
import type { Records } from '../../../records/database.ts';
import { findMember, type MemberRow } from '../../../records/figures/members.ts';
import {
  lastSharePeriod,
  type ShareLine,
  shareCourse,
  shareFound,
  shareLines,
  shareSummary,
} from '../../../records/figures/shares.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { readShare, takeShare } from './share.api.ts';
import { text } from './share.text.ts';
import { shareSheet } from './share-sheet.server.ts';

const handle = handlersOn<Services>();

/** Ten baht a share, as the cooperative's rules fix it (A.2). */
const parSatang = 1000n;

const headOf = (member: MemberRow, lastPeriod: number | null) => ({
  share_value_total: wireBaht(member.shareBalanceSatang),
  shares_count: Number(member.shareBalanceSatang / parSatang),
  par_value: wireBaht(parSatang),
  monthly_amount: wireBaht(member.monthlyShareSatang),
  suspended: member.shareSuspended,
  last_period: lastPeriod,
  held_as_collateral: wireBaht(member.shareHeldSatang),
});

const lineOf = (line: ShareLine) => ({
  seq: line.seq,
  posted_on: line.postedOn,
  receipt_no: line.receiptNo,
  period_no: line.periodNo,
  type_code: line.typeCode,
  description: line.description,
  sign_flag: line.sign,
  amount: wireBaht(line.amountSatang),
  balance: wireBaht(line.balanceSatang),
});

/** What screen and file show alike of a filter; `limit`: so many lines. */
async function shareOf(records: Records, memberNo: string, place: LedgerPlace, limit: number) {
  const found = await records.readAsMember(
    memberNo,
    (db) =>
      Promise.all([
        currentPublication(db),
        findMember(db),
        lastSharePeriod(db),
        shareSummary(db, place),
        shareLines(db, { ...place, limit }),
        shareFound(db, place),
        shareCourse(db),
      ]),
    { atOnce: true },
  );
  const [publication, member, lastPeriod, sums, lines, sought, course] = found;
  if (!publication || !member) throw new Problem('not_found');
  return {
    member,
    lines,
    course: {
      years: course.years,
      growth: course.growth.map(({ on, balanceSatang }) => ({
        on,
        balance: wireBaht(balanceSatang),
      })),
    },
    told: {
      as_of: publication.asOf,
      head: headOf(member, lastPeriod),
      summary: {
        ...toldDays(place, publication.asOf),
        opening: wireBaht(sums.openingSatang),
        paid_in: wireBaht(sums.inSatang),
        paid_in_count: sums.inCount,
        paid_out: wireBaht(sums.outSatang),
        paid_out_count: sums.outCount,
        closing: wireBaht(sums.closingSatang),
      },
      found: foundOf(sought),
    },
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readShare, {
    keep: 'publication',
    async run({ input, who, services }) {
      const place = ledgerPlace(input);
      const found = await shareOf(services.records, who.memberNo, place, ledgerLimit + 1);
      const { lines, next, prev } = ledgerLeaf(found.lines, place);
      return {
        data: { ...found.told, lines: lines.map(lineOf), next, prev, ...found.course },
      };
    },
  }),

  handle(takeShare, {
    async run({ input: { format, ...filter }, who, services }) {
      const place = ledgerPlace(filter);
      const found = await shareOf(services.records, who.memberNo, place, wholeLimit);
      const lines = wholeLedger(found.lines, format).map(lineOf);
      const sheet = shareSheet({ ...found.told, lines }, { member: found.member, filter });
      const name = text.file(fileDay(found.told.as_of));
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
