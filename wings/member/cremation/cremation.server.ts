/** A member's own cremation enrolments as the records hold them (D-12). */

import { type Handler, handlersOn } from '../../../api/handler.ts';
import { fileDay } from '../../../api/ledger/complete-ledger.ts';
import { keysetPage } from '../../../api/ledger/page.ts';
import { monthKey } from '../../../api/month-key.ts';
import { Problem } from '../../../api/problem.ts';
import { sumOf, toDtoBaht } from '../../../core/satang.ts';
import {
  type CremationEnrolment,
  type CremationMonth,
  cremationEnrolments,
  cremationMonths,
  cremationOwing,
  type OwingMonth,
} from '../../../records/figures/cremation.ts';
import { findMember } from '../../../records/figures/members.ts';
import type { Page } from '../../../records/pages/pages.ts';
import type { Services } from '../../../records/services.ts';
import { downloadKepcrem, readKepcrem } from './cremation.api.ts';
import { text } from './cremation.text.ts';
import { kepcremSheet } from './cremation-sheet.ts';
import { pendingCremation } from './pending.server.ts';

const handle = handlersOn<Services>();

const limit = 12;
const mostInFile = 5000;
interface Owed {
  readonly owing: readonly OwingMonth[];
  /** Months on a bill that is not posted yet. */
  readonly pending: ReadonlySet<string>;
}

const isPending = (
  pending: ReadonlySet<string>,
  { month, collectedSatang }: Pick<CremationMonth, 'month' | 'collectedSatang'>,
): boolean => pending.has(month) && collectedSatang === 0n;

const relations = { SELF: 'self', SPOUSE: 'spouse', PARENT: 'parent', CHILD: 'child' } as const;

/** What earlier months still owe: all that is outstanding, but for the bill on its way. */
function arrearsOf({ owing, pending }: Owed, cremationNo: string) {
  const own = owing.filter((one) => one.cremationNo === cremationNo);
  const earlier = own.filter((one) => !isPending(pending, one));
  return {
    arrears: toDtoBaht(sumOf(earlier, ({ outstandingSatang }) => outstandingSatang)),
    arrears_months: earlier
      .map(({ month }) => month)
      .toSorted()
      .map(monthKey),
  };
}

const enrolmentOf = (owed: Owed) => (one: CremationEnrolment) => ({
  cremation_no: one.cremationNo,
  association_code: one.associationCode,
  association_name: one.associationName,
  person_name: one.personName,
  relation: relations[one.relation],
  joined_on: one.joinedOn,
  member_kind: one.memberKind,
  payment_method: one.paymentMethod,
  insured_amount: toDtoBaht(one.insuredAmountSatang),
  prepaid_balance: toDtoBaht(one.prepaidBalanceSatang),
  to_collect: toDtoBaht(one.toCollectSatang),
  ...arrearsOf(owed, one.cremationNo),
  aid_to_others: toDtoBaht(one.aidToOthersSatang),
  balance_after: toDtoBaht(one.balanceAfterSatang),
  funeral_manager: one.funeralManager,
  status: one.status,
});

const monthOf = (pending: ReadonlySet<string>) => (one: CremationMonth) => ({
  ...monthKey(one.month),
  deaths: one.deaths,
  rate_per_death: toDtoBaht(one.ratePerDeathSatang),
  amount: toDtoBaht(one.amountSatang),
  pending: isPending(pending, one),
  collected: toDtoBaht(one.collectedSatang),
  outstanding: toDtoBaht(one.outstandingSatang),
  receipt_no: one.receiptNo,
});

/** `before.2025-10` → the month to read on from. */
function readCursor(page: string | undefined) {
  const [direction, month] = page?.split('.') ?? [];
  if (direction === undefined) return {};
  const key = [`${month}-01`] as const;
  return direction === 'before' ? { before: key } : { after: key };
}

/**
 * Own enrolments, and months of the one that is asked for or else of the first.
 * @throws Problem not_found, for a number that is not among them.
 */
async function find(
  { records }: Services,
  memberNo: string,
  cremationNo: string | undefined,
  page: Page<readonly [month: string]>,
) {
  return records.readAsMember(memberNo, async (db) => {
    const [member, enrolments, pending] = await Promise.all([
      findMember(db),
      cremationEnrolments(db),
      pendingCremation(db),
    ]);
    const chosen =
      cremationNo === undefined
        ? enrolments[0]
        : enrolments.find((one) => one.cremationNo === cremationNo);
    const isUnknown = cremationNo !== undefined && !chosen;
    if (!member || isUnknown) throw new Problem('not_found');
    const [months, owing] = await Promise.all([
      chosen ? cremationMonths(db, chosen.cremationNo, page) : [],
      Promise.all(enrolments.map((one) => cremationOwing(db, one.cremationNo))),
    ]);
    const cremationNumber = chosen?.cremationNo ?? null;
    return {
      ...{ member, enrolments, pending, months },
      ...{ owing: owing.flat(), chosen: cremationNumber },
    };
  });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readKepcrem, {
    keep: 'publication',
    async run({ input, who, services }) {
      const cursor = readCursor(input.page);
      const page = { ...cursor, limit: limit + 1 };
      const found = await find(services, who.memberNo, input.cremation_no, page);
      const cursorOf = ({ month }: CremationMonth) => month.slice(0, 7);
      const monthPage = keysetPage(found.months, cursor, { limit, cursorOf });
      return {
        data: {
          as_of: found.member.asOf,
          enrolments: found.enrolments.map(enrolmentOf(found)),
          cremation_no: found.chosen,
          months: monthPage.lines.map(monthOf(found.pending)),
          next: monthPage.next,
          prev: monthPage.prev,
        },
      };
    },
  }),

  handle(downloadKepcrem, {
    async run({ input: { format, cremation_no }, who, services }) {
      const page = { limit: mostInFile + 1 };
      const found = await find(services, who.memberNo, cremation_no, page);
      if (found.months.length > mostInFile) throw new Problem('too_large', { text: text.tooMany });
      const { asOf } = found.member;
      const sheet = kepcremSheet({
        member: found.member,
        asOf,
        enrolments: found.enrolments.map(enrolmentOf(found)),
        cremationNo: found.chosen,
        months: found.months.map(monthOf(found.pending)),
      });
      const name = `${text.title} ${fileDay(asOf)}`;
      return { file: await services.papers.sheet(sheet, format, name) };
    },
  }),
];
