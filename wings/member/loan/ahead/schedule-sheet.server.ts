/** The instalments to come as they are printed and put into files, by years (D-08, B.1). */
import type { DataOf } from '../../../../api/endpoint.ts';
import { fileDay } from '../../../../api/ledger/whole.ts';
import { whoseFacts } from '../../../../api/sheet/whose.ts';
import { yearsOf } from '../../../../core/loan/years.ts';
import { type Satang, wireBaht } from '../../../../core/satang.ts';
import type { Sheet, SheetRow } from '../../../../core/sheet/sheet.ts';
import { thaiDateLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { scheduleText } from '../../../../kit/schedule/schedule.text.ts';
import type { Loan } from '../../../../records/figures/loans.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import { text as room } from '../loan.text.ts';
import type { readLoanSchedule } from './ahead.api.ts';
import { text } from './ahead.text.ts';
import { instalmentOf } from './instalment.ts';

type Told = DataOf<typeof readLoanSchedule>;

const words = text.schedule;
const { columns } = scheduleText;

const sums = (label: string, days: number, amounts: readonly (Satang | null)[]): SheetRow => ({
  as: 'total',
  cells: [label, null, days, null, ...amounts.map((one) => (one === null ? null : wireBaht(one)))],
});

function rowsOf(told: Told): SheetRow[] {
  const instalments = told.instalments.map(instalmentOf);
  const years = yearsOf({ instalments });
  const rows = years.flatMap((year): SheetRow[] => [
    ...year.instalments.map((row) => ({
      cells: [
        ...[String(row.periodNo), row.dueOn, row.days, wireBaht(row.openingSatang)],
        ...[wireBaht(row.principalSatang), wireBaht(row.interestSatang)],
        ...[wireBaht(row.paymentSatang), wireBaht(row.closingSatang)],
      ],
    })),
    sums(scheduleText.yearSum(year.yearBe), year.days, [
      ...[year.principalSatang, year.interestSatang, year.paymentSatang, year.closingSatang],
    ]),
  ]);
  if (rows.length === 0) return [];
  const days = years.reduce((sum, year) => sum + year.days, 0);
  const all = [told.total_principal, told.total_interest, told.total_payment, null];
  const label = scheduleText.all(instalments.length);
  return [...rows, { as: 'total', cells: [label, null, days, null, ...all] }];
}

const arrearsOf = (satang: Satang): string[] =>
  satang === 0n ? [] : [`${words.arrears} ${formatBaht(satang)} ${words.arrearsHint}`];

/** The sheet of a contract's schedule, and the name of its file. */
export function scheduleSheet(
  told: Told,
  contract: Loan,
  member: MemberRow,
): { readonly name: string; readonly sheet: Sheet } {
  const title = `${words.title} ${contract.contractNo}`;
  return {
    name: `${title} ${fileDay(told.as_of)}`,
    sheet: {
      title,
      facts: whoseFacts(member, told.as_of, [
        [room.contractNo, contract.contractNo],
        [room.type, contract.typeName],
        [room.balanceBaht, formatBaht(contract.principalBalanceSatang)],
        [room.rate, contract.annualRate],
        [room.methodLabel, room.method[contract.repaymentMethod]],
      ]),
      tables: [
        {
          columns: [
            { name: columns.no, kind: 'text', width: 1.9 },
            { name: columns.due, kind: 'day' },
            { name: columns.days, kind: 'count' },
            { name: columns.opening, kind: 'baht' },
            { name: columns.principal, kind: 'baht' },
            { name: columns.interest, kind: 'baht' },
            { name: columns.payment, kind: 'baht' },
            { name: columns.closing, kind: 'baht' },
          ],
          rows: rowsOf(told),
          empty: told.impossible ? words.impossibleHint : words.none,
        },
      ],
      notes: [
        `${words.upTo} ${thaiDateLong(told.as_of)}`,
        ...arrearsOf(contract.principalArrearsSatang),
        words.note,
      ],
      asOf: told.as_of,
    },
  };
}
