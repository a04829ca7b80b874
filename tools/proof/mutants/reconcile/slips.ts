/** Slips of deposit accounts: each by its own lines, and an account by the sum of its slips. */
import { accruedOf, type Ledgers, statingOf } from './ledgers.ts';
import {
  baht,
  dayOf,
  groupBy,
  type Mismatches,
  mustDay,
  type Row,
  rateOf,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

/** The lines of a slip with the balances of the slip in place of the account's. */
function linesOf(lines: readonly Row[], slipNo: string): readonly Row[] {
  let balance = 0n;
  return lines
    .filter((line) => textOf(line, 'SLIP_NO') === slipNo)
    .map((line) => {
      balance += BigInt(textOf(line, 'SIGN')) * satangOf(line, 'AMOUNT');
      return { ...line, BALANCE: baht(balance) };
    });
}

function compareSlip(
  slip: Row,
  account: Row,
  lines: readonly Row[],
  asOf: number,
  found: Mismatches,
): void {
  const where = `slip ${textOf(slip, 'ACCOUNT_NO')} ${textOf(slip, 'SLIP_NO')}`;
  const [balance, accrued] = [satangOf(slip, 'BALANCE'), satangOf(slip, 'ACCRUED_INTEREST')];
  const last = lines.at(-1);
  found.same(balance, last ? satangOf(last, 'BALANCE') : 0n, `${where} BALANCE`);
  for (const line of lines) {
    found.must(satangOf(line, 'BALANCE') >= 0n, `${where} is below nothing`);
  }
  const opened = mustDay(slip, 'OPENED_ON');
  found.must(opened >= mustDay(account, 'OPENED_ON') && opened <= asOf, `${where} OPENED_ON`);
  found.must((dayOf(slip, 'MATURITY_ON') ?? opened) >= opened, `${where} MATURITY_ON`);
  found.must(!lines[0] || opened <= mustDay(lines[0], 'POSTED_ON'), `${where} lines`);
  const status = textOf(slip, 'STATUS');
  found.must(status === 'CLOSED' || textOf(account, 'STATUS') !== 'CLOSED', `${where} STATUS`);
  const stating = statingOf(lines, lines.length - 1);
  const rate = rateOf(slip, 'ANNUAL_RATE');
  if (stating) found.same(rate, rateOf(stating, 'ANNUAL_RATE'), `${where} ANNUAL_RATE`);
  if (status === 'CLOSED') {
    found.must(balance === 0n && accrued === 0n, `${where} is closed with money`);
  } else if (!last || textOf(account, 'DAY_COUNT') !== 'AS_DELIVERED') {
    found.same(
      accrued,
      accruedOf({ ...slip, RATE_BANDS: '' }, lines, asOf),
      `${where} ACCRUED_INTEREST`,
    );
  }
}

/** Whichever account has slips names one in each of its lines, and no other account does. */
export function compareSlips(
  tables: Tables,
  deposits: Ledgers,
  asOf: number,
  found: Mismatches,
): void {
  const slips = groupBy(tables.of('deposit_slips'), 'ACCOUNT_NO');
  for (const account of tables.of('deposit_accounts')) {
    const no = textOf(account, 'ACCOUNT_NO');
    const [own, lines] = [slips.get(no) ?? [], deposits.get(no) ?? []];
    const isBlank = (column: string) => textOf(account, column) === '';
    found.same(isBlank('ANNUAL_RATE'), own.length > 0, `account ${no} ANNUAL_RATE`);
    const numbers = new Set(own.map((slip) => textOf(slip, 'SLIP_NO')));
    for (const line of lines) {
      const slipNo = textOf(line, 'SLIP_NO');
      const isOwn = numbers.has(slipNo);
      found.must(isOwn || (own.length === 0 && slipNo === ''), `line ${no} SLIP_NO ${slipNo}`);
    }
    if (own.length === 0) continue;
    for (const column of ['MATURITY_ON', 'RATE_SINCE', 'RATE_BANDS']) {
      found.must(isBlank(column), `account ${no} of slips ${column}`);
    }
    for (const column of ['BALANCE', 'ACCRUED_INTEREST']) {
      found.same(satangOf(account, column), sumOf(own, column), `account ${no} slips ${column}`);
    }
    for (const slip of own) {
      compareSlip(slip, account, linesOf(lines, textOf(slip, 'SLIP_NO')), asOf, found);
    }
  }
}
