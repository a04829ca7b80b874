/** A member's dividends and refunds of approved years, and how they came about (D-32). */
import type { DataOf } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { Problem } from '../../../api/problem.ts';
import { maskedAccountNo } from '../../../core/masked/masked.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { fromBuddhistYear, toBuddhistYear } from '../../../core/thai-date.ts';
import { bankName } from '../../../core/thai-words/bank.ts';
import type { Db } from '../../../records/database.ts';
import {
  type Dividend,
  dividendOrigin,
  dividends,
  yearInterest,
} from '../../../records/figures/dividends.ts';
import { findMember } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { downloadDividend, readDividend, readOrigin } from './dividends.api.ts';
import { text } from './dividends.text.ts';
import { dividendSheet } from './dividends-sheet.server.ts';
import { originOf } from './origin.server.ts';

const handle = handlersOn<Services>();

/** Part F: accounts of the cooperative itself. */
const ownHouse = '000';

const accountOf = ({ bankCode, payAccountNo }: Dividend): string | null =>
  payAccountNo === null ? null : maskedAccountNo(bankCode ?? ownHouse, payAccountNo);

const yearOf = (row: Dividend): DataOf<typeof readDividend>['years'][number] => ({
  year_be: toBuddhistYear(row.year),
  dividend_rate: row.dividendRate,
  refund_rate: row.refundRate,
  refund_method: row.refundMethod,
  share_base: toDtoBaht(row.shareBaseSatang),
  dividend: toDtoBaht(row.dividendSatang),
  dividend_status: row.dividendStatus,
  interest_base: toDtoBaht(row.interestBaseSatang),
  refund: toDtoBaht(row.refundSatang),
  refund_status: row.refundStatus,
  gift: toDtoBaht(row.giftSatang),
  deductions: row.deductions.map(({ name, amountSatang }) => ({
    name,
    amount: toDtoBaht(amountSatang),
  })),
  net: toDtoBaht(row.netSatang),
  pay_method: row.payMethod,
  bank_code: row.bankCode,
  bank_name: row.bankCode === null ? null : (bankName(row.bankCode) ?? null),
  account_no_masked: accountOf(row),
  paid_on: row.paidOn,
  published: true,
});

/** An own approved year with its working; 404 alike for one that is not approved or not there. */
async function workedYear(services: Services, memberNo: string, yearBe: string) {
  const year = fromBuddhistYear(Number(yearBe));
  const found = await services.records.readAsMember(
    memberNo,
    (db: Db) =>
      Promise.all([
        findMember(db),
        dividends(db),
        dividendOrigin(db, year),
        yearInterest(db, year),
      ]),
    { atOnce: true },
  );
  const [member, rows, origin, interests] = found;
  const row = rows.find((one) => one.year === year);
  if (!member || !row || !origin) throw new Problem('not_found');
  const yearDto = yearOf(row);
  return {
    member,
    yearDto,
    origin: originOf(member.asOf, yearDto, { row, origin, interests }),
  };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readDividend, {
    keep: 'publication',
    async run({ who, services }) {
      const [member, rows] = await services.records.readAsMember(
        who.memberNo,
        (db) => Promise.all([findMember(db), dividends(db)]),
        { atOnce: true },
      );
      if (!member) throw new Problem('not_found');
      return { data: { as_of: member.asOf, years: rows.map(yearOf) } };
    },
  }),

  handle(readOrigin, {
    keep: 'publication',
    async run({ input: { year }, who, services }) {
      return { data: (await workedYear(services, who.memberNo, year)).origin };
    },
  }),

  handle(downloadDividend, {
    async run({ input: { year, format }, who, services }) {
      const { member, yearDto, origin } = await workedYear(services, who.memberNo, year);
      const name = text.fileName(yearDto.year_be, fileDay(origin.as_of));
      const sheet = dividendSheet(yearDto, origin, member);
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
