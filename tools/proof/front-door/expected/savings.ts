/** What the rooms of shares and deposits must show (D-06, D-09, D-10). */

import { baht, countOrNull, grown, orNull, summed, total, yearsOf } from './dto.ts';
import type { Expectation, Row } from './extract-figures.ts';

const parSatang = 1000n;

export function shareAnswer({ expected: { person, shares }, asOf }: Expectation) {
  const balance = BigInt(person.shareBalanceSatang || '0');
  return {
    as_of: asOf,
    head: {
      share_value_total: baht(balance),
      shares_count: Number(balance / parSatang),
      par_value: '10.00',
      monthly_amount: baht(person.monthlyShareSatang),
      last_period: countOrNull(shares.lastPeriod),
      held_as_collateral: baht(person.shareHeldSatang),
    },
    summary: summed(shares.all, 'paid_in', 'paid_out'),
    lines: shares.lines.map((line) => ({
      seq: Number(line.seq),
      posted_on: line.postedOn,
      receipt_no: orNull(line.receiptNo),
      period_no: countOrNull(line.periodNo),
      type_code: line.typeCode,
      sign_flag: Number(line.sign),
      amount: baht(line.amountSatang),
      balance: baht(line.balanceSatang),
    })),
  };
}

export const shareHistoryAnswer = ({ expected: { shares }, asOf }: Expectation) => ({
  as_of: asOf,
  years: yearsOf(shares.lines),
  growth: grown(shares.balanceHistory),
});

type Account = Expectation['expected']['deposits']['accounts'][number];

export const bandsAnswer = ({ rateBands = '', rateBandsBy }: Row) =>
  rateBands === ''
    ? null
    : {
        by: rateBandsBy,
        bands: rateBands.split(';').map((band) => {
          const [from, rate] = band.split('=');
          return { from, rate };
        }),
      };

const slipAnswer = (slip: Row) => ({
  slip_no: slip.slipNo,
  opened_on: slip.openedOn,
  maturity_on: orNull(slip.maturityOn),
  rate: slip.annualRate,
  balance: baht(slip.balanceSatang),
  accrued_interest: baht(slip.accruedInterestSatang),
});

const accountAnswer = ({ account: row, slips }: Account) => ({
  account_no: row.accountNo,
  type_code: row.typeCode,
  balance: baht(row.balanceSatang),
  available: baht(row.availableSatang),
  held: baht(row.heldSatang),
  accrued_interest: baht(row.accruedInterestSatang),
  rate: orNull(row.annualRate),
  rate_bands: bandsAnswer(row),
  slips: slips.filter(({ status }) => status === 'OPEN').map(slipAnswer),
  day_count: row.dayCount || 'ACT_365F',
  opened_on: row.openedOn,
  maturity_on: orNull(row.maturityOn),
  last_activity_on: orNull(row.lastActivityOn),
});

/** Open accounts with money in them. */
export const listed = ({ expected }: Expectation): readonly Account[] =>
  expected.deposits.accounts.filter(
    ({ account }) => account.status === 'OPEN' && BigInt(account.balanceSatang || '0') > 0n,
  );

export function depositsAnswer(expectation: Expectation) {
  const accounts = listed(expectation);
  const rows = accounts.map(({ account }) => account as Row);
  return {
    as_of: expectation.asOf,
    accounts: accounts.map(accountAnswer),
    total_balance: baht(total(rows.map((row) => row.balanceSatang))),
    total_accrued_interest: baht(total(rows.map((row) => row.accruedInterestSatang))),
  };
}

export function statementAnswer({ asOf }: Expectation, account: Account) {
  return {
    as_of: asOf,
    account: accountAnswer(account),
    summary: summed(account.all, 'deposited', 'withdrawn'),
    months: account.months.map(({ month, inSatang, outSatang }) => ({
      month,
      deposited: baht(inSatang),
      withdrawn: baht(outSatang),
    })),
    lines: account.lines.map((line) => ({
      seq: Number(line.seq),
      posted_on: line.postedOn,
      code: line.typeCode,
      sign_flag: Number(line.sign),
      withdrawal: line.sign === '-1' ? baht(line.amountSatang) : null,
      deposit: line.sign === '1' ? baht(line.amountSatang) : null,
      balance: baht(line.balanceSatang),
      rate: orNull(line.annualRate),
      slip: orNull(line.slipNo),
    })),
  };
}

export const depositHistoryAnswer = ({ asOf }: Expectation, account: Account) => ({
  as_of: asOf,
  years: yearsOf(account.lines),
  growth: grown(account.balanceHistory),
});
