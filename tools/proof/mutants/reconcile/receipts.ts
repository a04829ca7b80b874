/** What a bill collected stands in a ledger, what a ledger has under a receipt stands in a bill. */
import { billKey, dayOfBill } from './bills.ts';
import { interestOf } from './interest.ts';
import {
  countOf,
  dayOf,
  groupBy,
  keyOf,
  type Mismatches,
  monthOf,
  mustDay,
  type Row,
  rateOf,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

/** Lines with the member whose they are, by group of items. */
export interface OwnedLines {
  readonly SHARE: readonly Row[];
  readonly LOAN: readonly Row[];
  readonly DEPOSIT: readonly Row[];
}

const keyColumn = { SHARE: '', LOAN: 'CONTRACT_NO', DEPOSIT: 'ACCOUNT_NO' } as const;
type Group = keyof OwnedLines;
const groups: readonly Group[] = ['SHARE', 'LOAN', 'DEPOSIT'];

const broughtIn = (group: Group, line: Row): bigint => {
  const sign = BigInt(textOf(line, 'SIGN'));
  if (group !== 'LOAN') return sign * satangOf(line, 'AMOUNT');
  return satangOf(line, 'INTEREST') - sign * satangOf(line, 'PRINCIPAL');
};

/** Whose ledger, and under which receipt. */
const lineKey = (group: Group, line: Row): string => {
  const column = keyColumn[group];
  const ledger = column === '' ? '' : textOf(line, column);
  return [group, ledger, keyOf(line, 'MEMBER_NO', 'RECEIPT_NO')].join(' ');
};

function compareItem(group: Group, item: Row, line: Row | undefined, found: Mismatches): void {
  const where = `item ${billKey(item)} ${textOf(item, 'ITEM_NO')}`;
  if (line === undefined) {
    found.must(false, `${where} is in no ledger`);
    return;
  }
  const collected = satangOf(item, 'COLLECTED');
  found.same(collected, broughtIn(group, line), `${where} COLLECTED`);
  found.same(satangOf(item, 'BALANCE_AFTER'), satangOf(line, 'BALANCE'), `${where} BALANCE_AFTER`);
  if (group === 'DEPOSIT') return;
  found.same(textOf(item, 'PERIOD_NO'), textOf(line, 'PERIOD_NO'), `${where} PERIOD_NO`);
  if (group !== 'LOAN') return;
  found.same(textOf(item, 'DAYS'), textOf(line, 'DAYS'), `${where} DAYS`);
  if (collected !== satangOf(item, 'AMOUNT')) return;
  found.same(satangOf(item, 'PRINCIPAL'), satangOf(line, 'PRINCIPAL'), `${where} PRINCIPAL`);
}

/** Both directions, for shares, loans and deposits. */
export function compareReceipts(tables: Tables, lines: OwnedLines, found: Mismatches): void {
  const bills = new Map(tables.of('collections').map((row) => [billKey(row), row]));
  const byReceipt = new Map(
    tables.of('collections').map((row) => [keyOf(row, 'MEMBER_NO', 'RECEIPT_NO'), row]),
  );
  const since = Math.min(...tables.of('agency_months').map((row) => monthOf(row).first));
  for (const group of groups) {
    const posted = new Map(lines[group].map((line) => [lineKey(group, line), line]));
    const collected = new Set<string>();
    for (const item of tables.of('collection_items')) {
      if (textOf(item, 'ITEM_GROUP') !== group || satangOf(item, 'COLLECTED') === 0n) continue;
      const { MEMBER_NO: memberNo = '', RECEIPT_NO: receiptNo } = bills.get(billKey(item)) ?? {};
      const ledger = group === 'SHARE' ? '' : textOf(item, 'REF_NO');
      const key = [group, ledger, memberNo, receiptNo].join(' ');
      found.must(!collected.has(key), `${key} is collected twice`);
      collected.add(key);
      compareItem(group, item, posted.get(key), found);
    }
    for (const line of lines[group].filter((row) => textOf(row, 'RECEIPT_NO') !== '')) {
      const key = lineKey(group, line);
      const bill = byReceipt.get(keyOf(line, 'MEMBER_NO', 'RECEIPT_NO'));
      const on = mustDay(line, 'POSTED_ON');
      if (!bill && on < since) continue;
      found.must(collected.has(key), `line ${key} is in no bill`);
      found.same(bill && dayOf(bill, 'RECEIPT_ON'), on, `line ${key} POSTED_ON`);
    }
  }
}

function pendingInterest(loan: Row, lines: readonly Row[], on: number) {
  const line = lines.filter((row) => mustDay(row, 'POSTED_ON') <= on).at(-1);
  if (line === undefined) return undefined;
  const [balance, from] = [satangOf(line, 'BALANCE'), mustDay(line, 'POSTED_ON')];
  const grown = interestOf(balance, rateOf(loan, 'ANNUAL_RATE'), from, on, loan);
  if (grown === undefined) return undefined;
  const due = satangOf(line, 'INTEREST_BALANCE') + grown;
  const instalment = satangOf(loan, 'INSTALMENT');
  const isCapped = textOf(loan, 'REPAYMENT_METHOD') === 'EQUAL_INSTALMENT' && instalment < due;
  return { days: on - from, amounts: isCapped ? [due, instalment] : [due] };
}

const isShare = (item: Row): boolean => textOf(item, 'ITEM_GROUP') === 'SHARE';

/**
 * What a member may have agreed to when a bill was sent, by the extract that was shown until now:
 * the share that it states, and what its own bills of that month asked for, if not all were posted.
 */
function agreedBefore(shown: Tables | undefined, memberNo: string, month: string) {
  if (!shown) return [];
  const isOf = (row: Row) => row.MEMBER_NO === memberNo && row.MONTH === month;
  const member = shown.of('members').find((row) => row.MEMBER_NO === memberNo);
  const bills = shown.of('collections').filter((row) => isOf(row) && row.KIND === 'MONTHLY');
  const keys = new Set(bills.map(billKey));
  const items = shown
    .of('collection_items')
    .filter((item) => isOf(item) && isShare(item) && keys.has(billKey(item)));
  const isPending = bills.some((bill) => bill.POSTED === '0');
  return [
    ...(member ? [satangOf(member, 'MONTHLY_SHARE')] : []),
    ...(isPending ? [sumOf(items, 'AMOUNT')] : []),
  ];
}

/** What bills that are not posted ask for; `shown`: what members see until now, if anything. */
export function comparePending(
  tables: Tables,
  lines: OwnedLines,
  found: Mismatches,
  shown: Tables | undefined,
): void {
  const members = new Map(tables.of('members').map((row) => [row.MEMBER_NO, row]));
  const loans = new Map(tables.of('loans').map((row) => [row.CONTRACT_NO, row]));
  const pending = tables.of('collections').filter((row) => textOf(row, 'POSTED') === '0');
  const firsts = new Map<string, number>();
  for (const bill of pending) {
    const no = textOf(bill, 'MEMBER_NO');
    firsts.set(no, Math.min(firsts.get(no) ?? Number.POSITIVE_INFINITY, monthOf(bill).first));
  }
  const bills = new Map(pending.map((row) => [billKey(row), row]));
  const ofPayroll = new Set(
    tables.of('collections').flatMap((row) => (row.KIND === 'MONTHLY' ? billKey(row) : [])),
  );
  /** What all payroll bills of a member's month ask for. */
  const billed = groupBy(
    tables.of('collection_items').filter((item) => ofPayroll.has(billKey(item))),
    ...(['MEMBER_NO', 'MONTH'] as const),
  );
  for (const item of tables.of('collection_items')) {
    const bill = bills.get(billKey(item));
    if (bill === undefined) continue;
    const where = `asked ${billKey(item)} ${textOf(item, 'ITEM_NO')}`;
    const member = members.get(item.MEMBER_NO);
    const group = textOf(item, 'ITEM_GROUP');
    if (group === 'SHARE' && member?.SHARE_SUSPENDED === '0' && member.LEFT_ON === '') {
      const month = billed.get(keyOf(item, 'MEMBER_NO', 'MONTH')) ?? [];
      const billedShares = sumOf(month.filter(isShare), 'AMOUNT');
      const before = agreedBefore(shown, textOf(item, 'MEMBER_NO'), textOf(item, 'MONTH'));
      if (!before.includes(billedShares)) {
        found.same(billedShares, satangOf(member, 'MONTHLY_SHARE'), where);
      }
    }
    if (group !== 'LOAN') continue;
    const loan = loans.get(item.REF_NO);
    if (loan?.STATUS !== 'OPEN') found.must(false, `${where} is of a closed contract`);
    const isFirst = monthOf(bill).first === firsts.get(textOf(bill, 'MEMBER_NO'));
    const isBilledBefore = (billed.get(keyOf(item, 'MEMBER_NO', 'MONTH')) ?? []).some(
      (one) =>
        one.REF_NO === item.REF_NO &&
        textOf(one, 'ITEM_GROUP') === 'LOAN' &&
        countOf(one, 'SEQ') < countOf(item, 'SEQ') &&
        bills.has(billKey(one)),
    );
    if (loan === undefined || !isFirst || isBilledBefore) continue;
    const own = lines.LOAN.filter((line) => line.CONTRACT_NO === loan.CONTRACT_NO);
    const due = pendingInterest(loan, own, dayOfBill(bill));
    if (!due) continue;
    found.must(due.amounts.includes(satangOf(item, 'INTEREST')), `${where} INTEREST`);
    if (textOf(item, 'DAYS') !== '') found.same(countOf(item, 'DAYS'), due.days, `${where} DAYS`);
  }
}
