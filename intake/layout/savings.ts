/** Shares and deposits. */
import { depositDayCounts } from '../../core/deposit.ts';
import { bandMethods } from '../../core/rate-bands.ts';
import { code, column, optional, subject } from './column.ts';

export const shareTypes = [
  'BF',
  'FIRST',
  'MONTHLY',
  'EXTRA',
  'REFUND',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'OFFSET',
  'ADJ',
] as const;

/**
 * `BF` is what an older system brought forward: the first line only. `RATE` moves nothing and tells
 * the rate from its day on.
 */
export const depositLineTypes = [
  'BF',
  'OPEN',
  'DEPOSIT',
  'WITHDRAW',
  'INTEREST',
  'TAX',
  'FEE',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'CORRECTION',
  'RATE',
  'CLOSE',
] as const;

export const shareLines = subject({
  name: 'share_lines',
  file: 'share_lines.csv',
  key: ['MEMBER_NO', 'SEQ'],
  columns: [
    column('MEMBER_NO', 'member_no'),
    column('SEQ', 'whole'),
    column('POSTED_ON', 'day'),
    optional('RECEIPT_NO', 'text'),
    optional('PERIOD_NO', 'whole'),
    code('TYPE_CODE', shareTypes),
    optional('LEGACY_CODE', 'text'),
    column('DESCRIPTION', 'text'),
    column('SIGN', 'sign'),
    column('AMOUNT', 'amount'),
    column('BALANCE', 'amount'),
  ],
});

export const depositAccounts = subject({
  name: 'deposit_accounts',
  file: 'deposit_accounts.csv',
  key: ['ACCOUNT_NO'],
  controls: [{ by: 'TYPE_CODE', of: ['BALANCE'] }],
  columns: [
    column('ACCOUNT_NO', 'account_no'),
    column('MEMBER_NO', 'member_no'),
    code('TYPE_CODE', ['SAVINGS', 'SPECIAL', 'FIXED']),
    column('TYPE_NAME', 'text'),
    column('ACCOUNT_NAME', 'text'),
    column('OPENED_ON', 'day'),
    optional('MATURITY_ON', 'day'),
    // Blank exactly where the account has slips: each has a rate of its own.
    optional('ANNUAL_RATE', 'rate'),
    // Blank: ACT_365F.
    optional('DAY_COUNT', 'text', { oneOf: depositDayCounts }),
    // From when ANNUAL_RATE holds, if later than the last posting of interest: where lines state
    // no rates, accrued interest cannot be recomputed from the extract and is not.
    optional('RATE_SINCE', 'day'),
    column('BALANCE', 'amount'),
    column('HELD', 'amount'),
    column('AVAILABLE', 'amount'),
    // What was earned since the last INTEREST line, or the first line, up to the day before AS_OF.
    column('ACCRUED_INTEREST', 'amount'),
    optional('LAST_ACTIVITY_ON', 'day'),
    code('STATUS', ['OPEN', 'CLOSED']),
    // A rate that goes by the balance: ANNUAL_RATE is then the one that BALANCE has reached.
    optional('RATE_BANDS', 'text'),
    optional('RATE_BANDS_BY', 'text', { oneOf: bandMethods }),
  ],
});

/** Sums paid into one account, each with a day, a rate and a maturity of its own. */
export const depositSlips = subject({
  name: 'deposit_slips',
  file: 'deposit_slips.csv',
  key: ['ACCOUNT_NO', 'SLIP_NO'],
  columns: [
    column('ACCOUNT_NO', 'account_no'),
    column('SLIP_NO', 'text'),
    column('OPENED_ON', 'day'),
    optional('MATURITY_ON', 'day'),
    column('ANNUAL_RATE', 'rate'),
    column('BALANCE', 'amount'),
    // As of an account, and rounded by itself: the account's is the sum.
    column('ACCRUED_INTEREST', 'amount'),
    code('STATUS', ['OPEN', 'CLOSED']),
  ],
});

export const depositLines = subject({
  name: 'deposit_lines',
  file: 'deposit_lines.csv',
  key: ['ACCOUNT_NO', 'SEQ'],
  columns: [
    column('ACCOUNT_NO', 'account_no'),
    column('SEQ', 'whole'),
    column('POSTED_ON', 'day'),
    optional('RECEIPT_NO', 'text'),
    code('TYPE_CODE', depositLineTypes),
    optional('LEGACY_CODE', 'text'),
    column('DESCRIPTION', 'text'),
    column('SIGN', 'sign'),
    column('AMOUNT', 'amount'),
    column('BALANCE', 'amount'),
    optional('CHANNEL', 'text'),
    // From this day's close on; blank: as in the line above.
    optional('ANNUAL_RATE', 'rate'),
    // Filled exactly where the account has slips: the one that the line is of.
    optional('SLIP_NO', 'text'),
  ],
});
