/** A member's own shares as the records hold them (D-06). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { foundOf } from '../../../api/ledger/found.ts';
import { ledgerLeaf, ledgerLimit, ledgerPlace, toldDays } from '../../../api/ledger/ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { wireBaht } from '../../../core/satang.ts';
import { findMember, type MemberRow } from '../../../records/figures/members.ts';
import {
  lastSharePeriod,
  type ShareLine,
  shareFound,
  shareGrowth,
  shareLines,
  shareSummary,
  shareYears,
} from '../../../records/figures/shares.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { readShare } from './share.api.ts';

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

export const handlers: readonly Handler<Services>[] = [
  handle(readShare, {
    audit: { entry: 'member.share.read' },
    keep: 'publication',
    async run({ input, who, services }) {
      const place = ledgerPlace(input);
      const found = await services.records.readAsMember(
        who.memberNo,
        (db) =>
          Promise.all([
            currentPublication(db),
            findMember(db),
            lastSharePeriod(db),
            shareSummary(db, place),
            shareLines(db, { ...place, limit: ledgerLimit + 1 }),
            shareGrowth(db),
            shareFound(db, place),
            shareYears(db),
          ]),
        { atOnce: true },
      );
      const [publication, member, lastPeriod, sums, lines, growth, sought, years] = found;
      if (!publication || !member) throw new Problem('not_found');
      const leaf = ledgerLeaf(lines, place);
      return {
        data: {
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
          lines: leaf.lines.map(lineOf),
          next: leaf.next,
          prev: leaf.prev,
          found: foundOf(sought),
          years,
          growth: growth.map(({ on, balanceSatang }) => ({ on, balance: wireBaht(balanceSatang) })),
        },
      };
    },
  }),
];
