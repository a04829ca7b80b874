/** Rows of collections, cremation and the months of agencies. */
import { orNothing, sumOf } from '../../core/satang.ts';
import type { Row } from '../../intake/write/row.ts';
import { dayText, monthOf } from '../calendar.ts';
import type { AgencyMonth } from '../collections/agency-months.ts';
import type { Collection, Item } from '../collections/collection.ts';
import type { CremationMonth, Enrolment } from '../collections/cremation.ts';
import type { Person } from '../people/person.ts';
import { associations, cremationWords } from '../words/collections.text.ts';

export const agencyMonthRow = (one: AgencyMonth): Row => [
  one.agencyNo,
  monthOf(one.month).text,
  one.state,
  dayText(one.dueOn),
  one.members,
  one.billedSatang,
  one.collectedSatang,
  one.billedSatang - one.collectedSatang,
  one.refundPendingSatang,
  one.postedOn === '' ? '' : dayText(one.postedOn),
];

export const collectionRow = (memberNo: string, one: Collection): Row => [
  memberNo,
  monthOf(one.month).text,
  one.seq,
  one.kind,
  one.agencyNo,
  one.receiptNo,
  one.receiptOn === '' ? '' : dayText(one.receiptOn),
  one.posted ? '1' : '0',
  one.status,
  one.items.length,
  one.billedSatang,
  one.collectedSatang,
  one.billedSatang - one.collectedSatang,
  one.refundPendingSatang,
  one.shareTotalSatang,
  one.interestYtdSatang,
  one.salarySatang,
  one.reason,
  one.newAgencyNo,
];

export const itemRow = (memberNo: string, of: Collection, itemNo: number, item: Item): Row => [
  memberNo,
  monthOf(of.month).text,
  of.seq,
  itemNo,
  item.group,
  item.code,
  item.name,
  item.refNo,
  item.periodNo,
  item.principalSatang,
  item.interestSatang,
  item.days,
  item.amountSatang,
  item.collectedSatang,
  item.balanceAfterSatang,
];

/** What is still to be collected includes the month that is being billed. */
export function enrolmentRow(owner: Person, one: Enrolment): Row {
  const association = associations[one.association];
  const owed = sumOf(
    one.months,
    ({ amountSatang, collectedSatang }) => amountSatang - collectedSatang,
  );
  const aid = one.status === 'ACTIVE' ? orNothing(one.months.at(-1)?.amountSatang) : 0n;
  return [
    one.cremationNo,
    owner.memberNo,
    association.code,
    association.name,
    one.personName,
    one.relation,
    dayText(one.joinedOn),
    one.relation === 'SELF' ? cremationWords.self : cremationWords.family,
    cremationWords.monthly,
    one.insuredSatang,
    one.prepaidSatang,
    owed,
    aid,
    one.prepaidSatang + owed - aid,
    one.manager,
    one.status,
  ];
}

export const cremationMonthRow = (cremationNo: string, one: CremationMonth): Row => [
  cremationNo,
  monthOf(one.month).text,
  one.deaths,
  one.rateSatang,
  one.amountSatang,
  one.collectedSatang,
  one.amountSatang - one.collectedSatang,
  one.receiptNo,
];
