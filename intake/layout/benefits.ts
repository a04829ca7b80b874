/** Beneficiaries, welfare and dividends (A.5, A.8, D-14, D-15, D-32). */
import { refundMethods } from '../../core/dividend/refund.ts';
import { code, column, optional, subject } from './column.ts';

export const beneficiaries = subject({
  name: 'beneficiaries',
  file: 'beneficiaries.csv',
  key: ['MEMBER_NO', 'ORDER_NO'],
  columns: [
    column('MEMBER_NO', 'member_no'),
    column('ORDER_NO', 'whole'),
    column('FULL_NAME', 'text'),
    column('RELATION', 'text'),
    optional('SHARE_PERCENT', 'rate'),
    optional('ADDRESS', 'text'),
    optional('PHONE', 'text'),
    column('DOCUMENT_ON', 'day'),
    optional('EFFECTIVE_ON', 'day'),
    code('CONDITION', ['SHARES', 'ORDER', 'OTHER']),
  ],
});

/** What a member may ask for. DOCUMENTS are separated by `;`. */
export const welfareTypes = subject({
  name: 'welfare_types',
  file: 'welfare_types.csv',
  key: ['TYPE_CODE'],
  columns: [
    column('TYPE_CODE', 'text'),
    column('TYPE_NAME', 'text'),
    column('RULE_TEXT', 'text'),
    column('MAX_AMOUNT', 'amount'),
    optional('DEADLINE_DAYS', 'whole'),
    optional('DOCUMENTS', 'text'),
  ],
});

export const welfareClaims = subject({
  name: 'welfare_claims',
  file: 'welfare_claims.csv',
  key: ['REQUEST_NO'],
  columns: [
    column('REQUEST_NO', 'account_no'),
    column('MEMBER_NO', 'member_no'),
    column('TYPE_CODE', 'text'),
    column('REQUESTED_ON', 'day'),
    column('AMOUNT', 'amount'),
    code('STATUS', ['PENDING', 'APPROVED', 'REJECTED']),
    optional('REASON', 'text'),
    optional('PAID_ON', 'day'),
    optional('PAY_METHOD', 'text'),
    optional('NOTE', 'text'),
  ],
});

/** How a fiscal year was computed; YEAR is the one in which it ends. */
export const dividendYears = subject({
  name: 'dividend_years',
  file: 'dividend_years.csv',
  key: ['YEAR'],
  columns: [
    column('YEAR', 'year'),
    column('STARTS_ON', 'day'),
    column('ENDS_ON', 'day'),
    code('METHOD', ['MONTHLY', 'DAILY']),
    // 0 switches the rule off; only the monthly method has one.
    column('CUTOFF_DAY', 'whole'),
    code('ROUNDING', ['ONCE', 'PER_LINE']),
    column('DIVIDEND_RATE', 'rate'),
    column('REFUND_RATE', 'rate'),
    // Blank: ONE_RATE.
    optional('REFUND_METHOD', 'text', { oneOf: refundMethods }),
    // `EMG=0;HSG=8.00`: types of loans that have another rate; 0 leaves their interest out.
    optional('LOAN_TYPE_RATES', 'text'),
    code('STATE', ['PENDING', 'APPROVED', 'REJECTED']),
    optional('PAID_ON', 'day'),
  ],
});

/**
 * SHARE_BASE is the share balance at the end of the year, INTEREST_BASE the loan interest paid in
 * it. What is HELD is 0. NET = DIVIDEND + REFUND + GIFT − DEDUCTED.
 */
export const dividends = subject({
  name: 'dividends',
  file: 'dividends.csv',
  key: ['MEMBER_NO', 'YEAR'],
  controls: [{ by: 'YEAR', of: ['DIVIDEND', 'REFUND', 'NET'] }],
  columns: [
    column('MEMBER_NO', 'member_no'),
    column('YEAR', 'year'),
    column('SHARE_BASE', 'amount'),
    column('DIVIDEND', 'amount'),
    code('DIVIDEND_STATUS', ['PAID', 'HELD']),
    column('INTEREST_BASE', 'amount'),
    column('REFUND', 'amount'),
    code('REFUND_STATUS', ['PAID', 'HELD']),
    column('GIFT', 'amount'),
    column('DEDUCTED', 'amount'),
    column('NET', 'amount'),
    code('PAY_METHOD', ['CASH', 'ACCOUNT', 'BANK', 'CHEQUE', 'HELD']),
    optional('BANK_CODE', 'text'),
    optional('PAY_ACCOUNT_NO', 'account_no'),
    optional('PAID_ON', 'day'),
  ],
});

export const dividendDeductions = subject({
  name: 'dividend_deductions',
  file: 'dividend_deductions.csv',
  key: ['MEMBER_NO', 'YEAR', 'SEQ'],
  columns: [
    column('MEMBER_NO', 'member_no'),
    column('YEAR', 'year'),
    column('SEQ', 'whole'),
    column('NAME', 'text'),
    column('AMOUNT', 'amount'),
  ],
});
