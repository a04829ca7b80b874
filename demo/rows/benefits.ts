/** Rows of dividends, beneficiaries and welfare. */
import { wholeBaht } from '../../core/satang.ts';
import type { Row } from '../../intake/write/row.ts';
import type { Beneficiary } from '../benefits/beneficiaries.ts';
import type { PublishedYear } from '../benefits/dividend-years.ts';
import type { MemberDividend } from '../benefits/dividends.ts';
import type { Claim } from '../benefits/welfare.ts';
import { type DayNumber, dayText } from '../calendar.ts';
import { welfareTypes } from '../words/benefits.text.ts';

const dayOrEmpty = (on: DayNumber | ''): string => (on === '' ? '' : dayText(on));

export const dividendYearRow = (one: PublishedYear): Row => [
  one.year,
  one.terms.startsOn,
  one.terms.endsOn,
  one.terms.method,
  one.terms.cutoffDay,
  one.terms.rounding,
  one.dividendRate,
  one.refundRate,
  one.refund.method,
  one.typeRates,
  one.state,
  dayOrEmpty(one.paidOn),
];

const paymentStatus = (isWithheld: boolean): string => (isWithheld ? 'HELD' : 'PAID');

export const dividendRow = (memberNo: string, one: MemberDividend): Row => [
  memberNo,
  one.year,
  one.shareBaseSatang,
  one.dividendSatang,
  paymentStatus(one.dividendWithheld),
  one.interestBaseSatang,
  one.refundSatang,
  paymentStatus(one.refundWithheld),
  one.giftSatang,
  one.deductedSatang,
  one.netSatang,
  one.payMethod,
  one.bankCode,
  one.payAccountNo,
  dayOrEmpty(one.paidOn),
];

export const deductionRows = (memberNo: string, one: MemberDividend): readonly Row[] =>
  one.deductions.map(({ name, satang }, at) => [memberNo, one.year, at + 1, name, satang]);

export const beneficiaryRow = (memberNo: string, orderNo: number, one: Beneficiary): Row => [
  memberNo,
  orderNo,
  one.name,
  one.relation,
  one.percent === '' ? '' : `${one.percent}.00`,
  one.address,
  one.phone,
  dayText(one.documentOn),
  dayOrEmpty(one.effectiveOn),
  one.condition,
];

export const welfareTypeRows: readonly Row[] = welfareTypes.map((type) => [
  type.code,
  type.name,
  type.rule,
  wholeBaht(type.baht),
  type.days,
  type.documents.join(';'),
]);

export const claimRow = (memberNo: string, one: Claim): Row => [
  one.requestNo,
  memberNo,
  one.typeCode,
  dayText(one.requestedOn),
  one.amountSatang,
  one.status,
  one.reason,
  dayOrEmpty(one.paidOn),
  one.payMethod,
  one.note,
];
