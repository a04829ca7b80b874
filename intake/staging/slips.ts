/** Slips are what their lines come to, and an account that has some is their sum. */
import { reasons } from '../intake.text.ts';
import { type Comparison, type CrossCheck, inBaht } from './cross-check.ts';

const slipOfLines: CrossCheck = {
  of: 'deposit_slips',
  after: 'deposit_lines',
  from: (part) => `FROM ${part('deposit_slips')} r LEFT JOIN (
      SELECT account_no, slip_no, sum(sign * amount_satang) AS moved
      FROM ${part('deposit_lines')} WHERE slip_no IS NOT NULL GROUP BY account_no, slip_no
    ) l ON l.account_no = r.account_no AND l.slip_no = r.slip_no
    WHERE true`,
  comparisons: [
    {
      column: 'BALANCE',
      wrong: 'r.balance_satang <> coalesce(l.moved, 0)',
      expected: inBaht('coalesce(l.moved, 0)'),
      stated: inBaht('r.balance_satang'),
      reason: (expected, stated) => reasons.fromLines('deposit_lines.csv', expected, stated),
    },
  ],
};

const sumOfSlips = (column: 'BALANCE' | 'ACCRUED_INTEREST'): Comparison => {
  const satang = `${column.toLowerCase()}_satang`;
  return {
    column,
    wrong: `r.${satang} <> s.${satang}`,
    expected: inBaht(`s.${satang}`),
    stated: inBaht(`r.${satang}`),
    reason: (expected, stated) => reasons.fromLines('deposit_slips.csv', expected, stated),
  };
};

const accountOfSlips: CrossCheck = {
  of: 'deposit_accounts',
  after: 'deposit_slips',
  from: (part) => `FROM ${part('deposit_accounts')} r JOIN (
      SELECT account_no, sum(balance_satang) AS balance_satang,
        sum(accrued_interest_satang) AS accrued_interest_satang
      FROM ${part('deposit_slips')} GROUP BY account_no
    ) s ON s.account_no = r.account_no
    WHERE true`,
  comparisons: [sumOfSlips('BALANCE'), sumOfSlips('ACCRUED_INTEREST')],
};

/** Money that no slip of the account has would be shown in none of them. */
const lineOfNoSlip: CrossCheck = {
  of: 'deposit_lines',
  after: 'deposit_lines',
  from: (part) => `FROM ${part('deposit_lines')} r
    JOIN (SELECT DISTINCT account_no FROM ${part('deposit_slips')}) s
      ON s.account_no = r.account_no
    WHERE true`,
  comparisons: [
    { column: 'SLIP_NO', wrong: 'r.slip_no IS NULL', reason: () => reasons.slipMissing },
  ],
};

export const slipCrossChecks: readonly CrossCheck[] = [
  slipOfLines,
  accountOfSlips,
  lineOfNoSlip,
].map((one) => ({ ...one, ofAll: true as const }));
