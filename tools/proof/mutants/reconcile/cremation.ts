/** Cremation dues: each month, each enrolment, and the bills that collect them. */
import {
  countOf,
  groupBy,
  keyOf,
  type Mismatches,
  type Row,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

function compareEnrolment(enrolment: Row, months: readonly Row[], found: Mismatches): void {
  const where = `enrolment ${textOf(enrolment, 'CREMATION_NO')}`;
  const of = (column: string) => satangOf(enrolment, column);
  found.same(of('TO_COLLECT'), sumOf(months, 'OUTSTANDING'), `${where} TO_COLLECT`);
  const after = of('PREPAID_BALANCE') + of('TO_COLLECT') - of('AID_TO_OTHERS');
  found.same(of('BALANCE_AFTER'), after, `${where} BALANCE_AFTER`);
}

function compareMonth(month: Row, found: Mismatches): void {
  const where = `cremation ${keyOf(month, 'CREMATION_NO', 'MONTH')}`;
  const [amount, collected] = [satangOf(month, 'AMOUNT'), satangOf(month, 'COLLECTED')];
  const cost = BigInt(countOf(month, 'DEATHS')) * satangOf(month, 'RATE_PER_DEATH');
  found.same(amount, cost, `${where} AMOUNT`);
  found.same(satangOf(month, 'OUTSTANDING'), amount - collected, `${where} OUTSTANDING`);
  found.must(collected >= 0n && collected <= amount, `${where} COLLECTED`);
}

const isOf = (group: string) => (item: Row) => textOf(item, 'ITEM_GROUP') === group;
const hasMoney = (row: Row) => satangOf(row, 'COLLECTED') > 0n;

export function compareCremation(tables: Tables, found: Mismatches): void {
  const owners = new Map(
    tables.of('cremation_enrolments').map((row) => [row.CREMATION_NO, row.MEMBER_NO]),
  );
  const months = tables.of('cremation_months').map(
    (row): Row => ({
      ...row,
      MEMBER_NO: owners.get(row.CREMATION_NO) ?? '',
    }),
  );
  const ofEnrolment = groupBy(months, 'CREMATION_NO');
  for (const enrolment of tables.of('cremation_enrolments')) {
    compareEnrolment(enrolment, ofEnrolment.get(textOf(enrolment, 'CREMATION_NO')) ?? [], found);
  }
  for (const month of months) compareMonth(month, found);

  const bills = new Map(
    tables.of('collections').map((row) => [keyOf(row, 'MEMBER_NO', 'MONTH', 'SEQ'), row]),
  );
  const billOf = (item: Row) => bills.get(keyOf(item, 'MEMBER_NO', 'MONTH', 'SEQ'));
  const unposted = new Set(
    tables
      .of('collections')
      .flatMap((row) => (row.POSTED === '0' ? keyOf(row, 'MEMBER_NO', 'MONTH') : [])),
  );
  const ofMonth = groupBy(
    tables.of('collection_items').filter(isOf('CREMATION')),
    ...(['MEMBER_NO', 'MONTH'] as const),
  );
  /** The item's number that collects a month: its own, or the first of the member's month. */
  const collector = (month: Row): string => {
    const its = ofMonth.get(keyOf(month, 'MEMBER_NO', 'MONTH')) ?? [];
    const own = its.find((item) => item.REF_NO === month.CREMATION_NO);
    const [first] = its.toSorted(
      (a, b) => Number(a.SEQ) - Number(b.SEQ) || Number(a.ITEM_NO) - Number(b.ITEM_NO),
    );
    return `${keyOf(month, 'MEMBER_NO', 'MONTH')} ${(own ?? first)?.REF_NO}`;
  };
  const collected = Map.groupBy(months, collector);
  const items = groupBy([...ofMonth.values()].flat(), 'MEMBER_NO', 'MONTH', 'REF_NO');
  for (const [key, its] of items) {
    const due = collected.get(key) ?? [];
    const billed = its.filter((item) => billOf(item)?.KIND === 'MONTHLY');
    if (billed.length > 0) {
      found.same(sumOf(billed, 'AMOUNT'), sumOf(due, 'AMOUNT'), `cremation bill ${key}`);
    }
    found.same(sumOf(its, 'COLLECTED'), sumOf(due, 'COLLECTED'), `cremation money ${key}`);
  }
  const onRecord = new Set(tables.of('agency_months').map((row) => textOf(row, 'MONTH')));
  for (const month of months.filter((row) => hasMoney(row) && onRecord.has(textOf(row, 'MONTH')))) {
    if (unposted.has(keyOf(month, 'MEMBER_NO', 'MONTH'))) continue;
    const receipts = (items.get(collector(month)) ?? [])
      .filter(hasMoney)
      .map((item) => billOf(item)?.RECEIPT_NO);
    const where = `cremation ${keyOf(month, 'CREMATION_NO', 'MONTH')} RECEIPT_NO`;
    found.must(receipts.includes(textOf(month, 'RECEIPT_NO')), where);
  }
}
