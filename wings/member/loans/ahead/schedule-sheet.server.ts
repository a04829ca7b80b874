/** The instalments to come as they are printed and put into files, by years (D-08, B.1). */
import type { DataOf } from '../../../../api/endpoint.ts';
import { fileDay } from '../../../../api/ledger/complete-ledger.ts';
import { whoseFacts } from '../../../../api/sheet/owner-facts.ts';
import type { Instalment } from '../../../../core/loan/terms.ts';
import { type ScheduleYear, yearsOf } from '../../../../core/loan/years.ts';
import { presentRateName } from '../../../../core/rate-bands.text.ts';
import { statedBands } from '../../../../core/rate-bands.ts';
import { type Satang, toDtoBaht } from '../../../../core/satang.ts';
import { bandsTables } from '../../../../core/sheet/bands-table.ts';
import type { Sheet, SheetTable } from '../../../../core/sheet/sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from '../../../../core/sheet/sheet-table.ts';
import { thaiDateLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { scheduleText } from '../../../../parts/schedule/schedule.text.ts';
import type { Loan } from '../../../../records/figures/loans.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import { ruleText } from '../contract.server.ts';
import { text as room } from '../loans.text.ts';
import { instalmentOf } from './instalment.ts';
import type { readLoanSchedule } from './projection.api.ts';
import { text } from './projection.text.ts';

type ScheduleData = DataOf<typeof readLoanSchedule>;

const words = text.schedule;
const heads = scheduleText.columns;

const columns = lineColumns<Instalment>()({
  no: { name: heads.no, kind: 'text', width: 1.9, of: (row) => String(row.periodNo) },
  due: { name: heads.due, kind: 'day', of: (row) => row.dueOn },
  days: { name: heads.days, kind: 'count', of: (row) => row.days },
  opening: { name: heads.opening, kind: 'baht', of: (row) => toDtoBaht(row.openingSatang) },
  principal: { name: heads.principal, kind: 'baht', of: (row) => toDtoBaht(row.principalSatang) },
  interest: { name: heads.interest, kind: 'baht', of: (row) => toDtoBaht(row.interestSatang) },
  payment: { name: heads.payment, kind: 'baht', of: (row) => toDtoBaht(row.paymentSatang) },
  closing: { name: heads.closing, kind: 'baht', of: (row) => toDtoBaht(row.closingSatang) },
});
type Sum = MarkedRow<keyof typeof columns>;

const yearSum = (year: ScheduleYear): Sum => ({
  as: 'total',
  cells: {
    no: scheduleText.yearSum(year.yearBe),
    days: year.days,
    principal: toDtoBaht(year.principalSatang),
    interest: toDtoBaht(year.interestSatang),
    payment: toDtoBaht(year.paymentSatang),
    closing: toDtoBaht(year.closingSatang),
  },
});

/** The instalments, after the last of each year its sum, and in the end the sum of all. */
function instalmentTable(data: ScheduleData): SheetTable {
  const instalments = data.instalments.map(instalmentOf);
  const years = yearsOf({ instalments });
  const yearEnds = new Map(years.map((year) => [year.instalments.at(-1), yearSum(year)]));
  const all: Sum = {
    as: 'total',
    cells: {
      no: scheduleText.all(instalments.length),
      days: years.reduce((sum, year) => sum + year.days, 0),
      principal: data.total_principal,
      interest: data.total_interest,
      payment: data.total_payment,
    },
  };
  return sheetTable(instalments, columns, {
    after: (row) => [yearEnds.get(row) ?? []].flat(),
    below: instalments.length > 0 ? [all] : [],
    empty: data.impossible ? words.impossibleHint : words.none,
  });
}

const arrearsOf = (satang: Satang): string[] =>
  satang === 0n ? [] : [`${words.arrears} ${formatBaht(satang)} ${words.arrearsHint}`];

/** The sheet of a contract's schedule, and the name of its file. */
export function scheduleSheet(
  data: ScheduleData,
  contract: Loan,
  member: MemberRow,
): { readonly name: string; readonly sheet: Sheet } {
  const title = `${words.title} ${contract.contractNo}`;
  const bands = statedBands(contract.rateBands, contract.rateBandsBy);
  return {
    name: `${title} ${fileDay(data.as_of)}`,
    sheet: {
      title,
      facts: whoseFacts(member, data.as_of, [
        [room.contractNo, contract.contractNo],
        [room.type, contract.typeName],
        [room.balanceBaht, formatBaht(contract.principalBalanceSatang)],
        [presentRateName(bands, room.rate), contract.annualRate],
        [room.methodLabel, room.method[contract.repaymentMethod]],
        [room.ruleLabel, ruleText(contract)],
      ]),
      tables: [
        instalmentTable(data),
        ...bandsTables([{ number: contract.contractNo, bands }], room.contractNo),
      ],
      notes: [
        `${words.upTo} ${thaiDateLong(data.as_of)}`,
        ...arrearsOf(contract.principalArrearsSatang),
        ...(contract.revolving ? [words.ifNotDrawn] : []),
        words.note,
      ],
      asOf: data.as_of,
    },
  };
}
