/** The three ledgers: numbered, in order, running; and the last line against what is stated. */
import { compareBandsForm, reachedRate, weightOf } from './bands.ts';
import {
  countOf,
  dayOf,
  groupBy,
  keyOf,
  type Mismatches,
  mustDay,
  nearest,
  type Row,
  rateOf,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

/** Types that add, and those that take; the others may do either. */
const adds = new Set('BF FIRST MONTHLY EXTRA TRANSFER_IN OPEN DEPOSIT INTEREST 01 09'.split(' '));
const takes = new Set(
  'REFUND TRANSFER_OUT OFFSET WITHDRAW TAX FEE CLOSE 02 03 04 05 07'.split(' '),
);
const forward = new Set(['BF', '09']);
const closing = new Set(['CLOSE', '04', '05', '07']);

export type Ledgers = ReadonlyMap<string, readonly Row[]>;

/** Whether a line brings a slip forward, behind nothing but others that were. */
const bringsSlip = (line: Row, earlier: readonly Row[]): boolean =>
  earlier.every(
    (one) => textOf(one, 'TYPE_CODE') === 'BF' && one.SLIP_NO && one.SLIP_NO !== line.SLIP_NO,
  );

function compareLine(
  lines: readonly Row[],
  index: number,
  amount: string,
  found: Mismatches,
): void {
  const line = lines[index] as Row;
  const before = lines[index - 1];
  const where = `ledger ${Object.values(line).slice(0, 2).join(' ')}`;
  const [type, sign] = [textOf(line, 'TYPE_CODE'), textOf(line, 'SIGN')];
  const moved = satangOf(line, amount);
  const balance = satangOf(line, 'BALANCE');
  const start = before ? satangOf(before, 'BALANCE') : 0n;
  const seq = before ? countOf(before, 'SEQ') : 0;
  found.same(countOf(line, 'SEQ'), seq + 1, `${where} SEQ`);
  found.same(balance, start + BigInt(sign) * moved, `${where} BALANCE`);
  found.must(balance >= 0n && moved >= 0n, `${where} is below nothing`);
  const from = before ? mustDay(before, 'POSTED_ON') : mustDay(line, 'POSTED_ON');
  found.must(from <= mustDay(line, 'POSTED_ON'), `${where} goes back in time`);
  found.must(['1', '0', '-1'].includes(sign), `${where} SIGN ${sign}`);
  found.must(sign !== '0' || moved === 0n, `${where} moves money without a sign`);
  found.must(!adds.has(type) || sign !== '-1', `${where} ${type} takes`);
  found.must(!takes.has(type) || sign !== '1', `${where} ${type} adds`);
  found.must(type !== 'RATE' || (sign === '0' && moved === 0n), `${where} RATE moves`);
  found.must(type !== 'RATE' || textOf(line, 'ANNUAL_RATE') !== '', `${where} RATE states none`);
  const mayStand = !forward.has(type) || !before || bringsSlip(line, lines.slice(0, index));
  found.must(mayStand, `${where} is brought forward in the middle`);
  found.must(!before || !closing.has(textOf(before, 'TYPE_CODE')), `${where} follows the end`);
}

/** Follows every ledger of a file; gives the lines of each. */
export function compareLedgers(
  rows: readonly Row[],
  key: string,
  amount: string,
  asOf: number,
  found: Mismatches,
): Ledgers {
  const starts = rows.filter((row, index) => row[key] !== rows[index - 1]?.[key]);
  const ledgers = groupBy(rows, key);
  found.same(starts.length, ledgers.size, `ledgers of ${key} that lie together`);
  for (const [ledger, lines] of ledgers) {
    for (const index of lines.keys()) compareLine(lines, index, amount, found);
    found.must(mustDay(lines.at(-1) as Row, 'POSTED_ON') <= asOf, `${ledger} is in the future`);
    const receipts = lines.map((line) => textOf(line, 'RECEIPT_NO')).filter((no) => no !== '');
    found.same(new Set(receipts).size, receipts.length, `${ledger} receipts`);
  }
  return ledgers;
}

const lastOf = (lines: readonly Row[]): bigint =>
  lines.length === 0 ? 0n : satangOf(lines.at(-1) as Row, 'BALANCE');

/** The row that states the rate of a line: the last one that does; undefined where none did yet. */
export const statingOf = (lines: readonly Row[], at: number): Row | undefined =>
  lines.slice(0, at + 1).findLast((line) => textOf(line, 'ANNUAL_RATE') !== '');

/** The rate that the balance has reached, and no other beside it. */
function compareBands(account: Row, lines: readonly Row[], where: string, found: Mismatches) {
  if (!compareBandsForm(account, where, found)) return;
  const rate = reachedRate(account, satangOf(account, 'BALANCE'));
  found.same(rateOf(account, 'ANNUAL_RATE'), rate, `${where} ANNUAL_RATE by balance`);
  const stating = lines.filter((line) => textOf(line, 'ANNUAL_RATE') !== '');
  found.same(stating.length, 0, `${where} lines state rates beside bands`);
}

/** Closing balances of the days before `asOf` since the last posting, each at its day's rate. */
export function accruedOf(account: Row, lines: readonly Row[], asOf: number): bigint {
  const isStated = statingOf(lines, lines.length - 1) !== undefined;
  const isBanded = textOf(account, 'RATE_BANDS') !== '';
  const posted = lines.findLastIndex((line) => textOf(line, 'TYPE_CODE') === 'INTEREST');
  const first = Math.max(posted, 0);
  const closes = lines.slice(first).reduce((sum, line, index) => {
    const next = lines[first + index + 1];
    const until = next ? mustDay(next, 'POSTED_ON') : asOf;
    const days = BigInt(until - mustDay(line, 'POSTED_ON'));
    const earned = satangOf(line, 'BALANCE') * days;
    if (earned === 0n) return sum;
    if (isBanded) return sum + weightOf(account, satangOf(line, 'BALANCE')) * days;
    const stating = isStated ? statingOf(lines, first + index) : account;
    if (stating === undefined) throw new Error(`no rate for ${textOf(account, 'ACCOUNT_NO')}`);
    return sum + earned * rateOf(stating, 'ANNUAL_RATE');
  }, 0n);
  return nearest(closes, 365n * 1_000_000n);
}

/** If the row says since when, it says the day on which the lines changed to the last rate. */
function compareRateSince(
  since: number | undefined,
  lines: readonly Row[],
  where: string,
  found: Mismatches,
): void {
  if (since === undefined) return;
  const stating = lines.filter((line) => textOf(line, 'ANNUAL_RATE') !== '');
  const rates = stating.map((line) => rateOf(line, 'ANNUAL_RATE'));
  const before = rates.findLastIndex((rate) => rate !== rates.at(-1));
  const day = mustDay(stating[before + 1] as Row, 'POSTED_ON');
  found.must(before < 0 ? since <= day : since === day, `${where} RATE_SINCE`);
}

function compareAccount(account: Row, lines: readonly Row[], asOf: number, found: Mismatches) {
  const where = `account ${textOf(account, 'ACCOUNT_NO')}`;
  const [balance, held] = [satangOf(account, 'BALANCE'), satangOf(account, 'HELD')];
  const last = lines.at(-1);
  found.same(balance, lastOf(lines), `${where} BALANCE`);
  const available = satangOf(account, 'AVAILABLE');
  found.must(held >= 0n && held <= balance, `${where} HELD`);
  found.must(available >= 0n && available <= balance - held, `${where} AVAILABLE`);
  const isClosed = last !== undefined && textOf(last, 'TYPE_CODE') === 'CLOSE';
  found.must(!isClosed || textOf(account, 'STATUS') === 'CLOSED', `${where} STATUS`);
  const accrued = satangOf(account, 'ACCRUED_INTEREST');
  if (textOf(account, 'STATUS') === 'CLOSED') {
    found.must(balance === 0n && accrued === 0n, `${where} is closed with money`);
  }
  found.same(dayOf(account, 'LAST_ACTIVITY_ON'), last && mustDay(last, 'POSTED_ON'), where);
  const opened = mustDay(account, 'OPENED_ON');
  found.must(!lines[0] || opened <= mustDay(lines[0], 'POSTED_ON'), `${where} OPENED_ON`);
  compareBands(account, lines, where, found);
  const posting = lines.findLast((line) => textOf(line, 'TYPE_CODE') === 'INTEREST') ?? lines[0];
  const rateSince = dayOf(account, 'RATE_SINCE');
  // Of slips each has a rate and interest of its own.
  const hasRate = textOf(account, 'ANNUAL_RATE') !== '';
  const stating = statingOf(lines, lines.length - 1);
  if (stating && hasRate) {
    const [own, stated] = [rateOf(account, 'ANNUAL_RATE'), rateOf(stating, 'ANNUAL_RATE')];
    found.same(own, stated, `${where} ANNUAL_RATE`);
    compareRateSince(rateSince, lines, where, found);
  }
  if (isClosed || textOf(account, 'STATUS') === 'CLOSED') return;
  const isYounger =
    rateSince !== undefined && posting && rateSince > mustDay(posting, 'POSTED_ON') && !stating;
  const isDelivered = last && textOf(account, 'DAY_COUNT') === 'AS_DELIVERED';
  const unknown = isYounger || isDelivered || !hasRate;
  if (!unknown) found.same(accrued, accruedOf(account, lines, asOf), `${where} ACCRUED_INTEREST`);
}

const pledged = (guarantees: readonly Row[], kind: string, column: string) =>
  groupBy(
    guarantees.filter((row) => textOf(row, 'KIND') === kind),
    column,
  );

/** Members and accounts against their lines, and against what is pledged of them. */
export function compareHolders(
  tables: Tables,
  shares: Ledgers,
  deposits: Ledgers,
  asOf: number,
  found: Mismatches,
): void {
  const owners = new Map(tables.of('loans').map((row) => [row.CONTRACT_NO, row.MEMBER_NO]));
  const guarantees = tables.of('guarantees').map((row) => ({
    ...row,
    // Whose it is: another member's where one is named, else the borrower's.
    MEMBER_NO: textOf(row, 'GUARANTOR_NO') || (owners.get(row.CONTRACT_NO) ?? ''),
  }));
  const ofShares = pledged(guarantees, 'SHARE', 'MEMBER_NO');
  const ofDeposits = pledged(guarantees, 'DEPOSIT', 'REF_NO');
  for (const member of tables.of('members')) {
    const no = textOf(member, 'MEMBER_NO');
    const [balance, held] = [satangOf(member, 'SHARE_BALANCE'), satangOf(member, 'SHARE_HELD')];
    found.same(balance, lastOf(shares.get(no) ?? []), `member ${no} SHARE_BALANCE`);
    const least = sumOf(ofShares.get(no) ?? [], 'AMOUNT');
    found.must(held >= least && held <= balance, `member ${no} SHARE_HELD`);
  }
  for (const account of tables.of('deposit_accounts')) {
    const no = textOf(account, 'ACCOUNT_NO');
    compareAccount(account, deposits.get(no) ?? [], asOf, found);
    const least = sumOf(ofDeposits.get(no) ?? [], 'AMOUNT');
    found.must(satangOf(account, 'HELD') >= least, `account ${no} HELD for pledges`);
  }
  for (const guarantee of guarantees) {
    found.must(satangOf(guarantee, 'AMOUNT') > 0n, `guarantee ${keyOf(guarantee, 'CONTRACT_NO')}`);
  }
}
