/** Loans, their movements and what secures them (A.3, D-07, D-08, D-13). */

import { debtStatuses } from '../../core/loan/debt-status.ts';
import { asDelivered, dayCounts, interestSteps, roundings } from '../../core/loan/interest-rule.ts';
import { bandMethods } from '../../core/rate-bands.ts';
import { code, column, optional, subject } from './column.ts';

/**
 * `01` loan received, `02` monthly instalment, `03` payment at the counter, `04` paid off,
 * `05` settled by a new loan, `06` adjustment, `07` written off (the last line: nobody paid it),
 * `09` brought forward (first line only).
 */
export const loanLineTypes = ['01', '02', '03', '04', '05', '06', '07', '09'] as const;

export const collateralKinds = ['PERSON', 'SHARE', 'DEPOSIT', 'LAND', 'OTHER'] as const;

export const loans = subject({
  name: 'loans',
  file: 'loans.csv',
  key: ['CONTRACT_NO'],
  controls: [{ by: 'TYPE_CODE', of: ['PRINCIPAL_BALANCE'] }],
  columns: [
    column('CONTRACT_NO', 'contract_no'),
    column('MEMBER_NO', 'member_no'),
    code('FAMILY', ['EMERGENCY', 'ORDINARY', 'SPECIAL']),
    column('TYPE_CODE', 'text'),
    column('TYPE_NAME', 'text'),
    column('CONTRACT_DATE', 'day'),
    column('FIRST_DUE_ON', 'day'),
    column('MATURITY_ON', 'day'),
    // Of a revolving contract its limit.
    column('APPROVED', 'amount'),
    // Σ PRINCIPAL of `01`; of a loan brought forward at least that and what `09` brought. More than
    // was approved only of a revolving contract.
    column('DISBURSED', 'amount'),
    column('ANNUAL_RATE', 'rate'),
    code('DAY_COUNT', [...dayCounts, asDelivered]),
    // Blank: to the satang, half up.
    optional('INTEREST_STEP', 'text', { oneOf: interestSteps }),
    optional('INTEREST_ROUNDING', 'text', { oneOf: roundings }),
    code('REPAYMENT_METHOD', ['EQUAL_PRINCIPAL', 'EQUAL_INSTALMENT']),
    // Drawn again and again, as long as no more than APPROVED is owed.
    column('REVOLVING', 'flag'),
    // Of EQUAL_PRINCIPAL the principal of a period, of EQUAL_INSTALMENT the whole payment.
    column('INSTALMENT', 'amount'),
    // The highest PERIOD_NO of its lines; `09` may say how far the loan had come.
    column('PERIOD_LAST', 'whole'),
    column('PERIOD_TOTAL', 'whole'),
    column('PRINCIPAL_BALANCE', 'amount'),
    column('PRINCIPAL_ARREARS', 'amount'),
    column('INTEREST_ARREARS', 'amount'),
    // What would have to be paid on the day of the extract besides the principal.
    column('ACCRUED_INTEREST', 'amount'),
    optional('LAST_PAYMENT_ON', 'day'),
    code('STATUS', ['OPEN', 'CLOSED']),
    optional('CLOSED_ON', 'day'),
    // The contract whose money settled this one.
    optional('REFINANCED_BY', 'contract_no'),
    // Blank: dealt with in the ordinary way.
    optional('DEBT_STATUS', 'text', { oneOf: debtStatuses }),
    // Since when; of WRITTEN_OFF the day of the `07` line.
    optional('DEBT_STATUS_ON', 'day'),
    // PRINCIPAL of `07`: no longer in the books, and still owed. Blank: 0.00.
    optional('WRITTEN_OFF', 'amount'),
    // A rate that goes by the balance: ANNUAL_RATE is then the one that PRINCIPAL_BALANCE has
    // reached; of a closed contract its last line's.
    optional('RATE_BANDS', 'text'),
    optional('RATE_BANDS_BY', 'text', { oneOf: bandMethods }),
    // From when on the bands hold; blank: for all of its lines.
    optional('RATE_SINCE', 'day'),
  ],
});

/**
 * PRINCIPAL moves the balance by SIGN. DAYS are those since the line before; the interest of that
 * time, at ANNUAL_RATE on the balance before, by the contract's rule, joins what was left unpaid:
 * INTEREST_BALANCE = the one before + that interest − INTEREST. TOTAL = PRINCIPAL + INTEREST. The
 * first line has DAYS 0 and INTEREST 0; as `09` its INTEREST_BALANCE is what was unpaid by then. An
 * open contract's ANNUAL_RATE is its last line's: a change of rate is a `06` line that moves
 * nothing (SIGN 0) at the old rate, and another of that day at the new one. Where bands hold, a
 * line states the rate that the balance before it had reached, the first line that of its own. A
 * payment is reversed by a `06` line with SIGN 1 and an INTEREST below nothing; its TOTAL is what
 * both come to. `07` takes all that is left out of the books: PRINCIPAL is the balance, INTEREST 0
 * since none was paid, and INTEREST_BALANCE 0.
 */
export const loanLines = subject({
  name: 'loan_lines',
  file: 'loan_lines.csv',
  key: ['CONTRACT_NO', 'SEQ'],
  columns: [
    column('CONTRACT_NO', 'contract_no'),
    column('SEQ', 'whole'),
    column('POSTED_ON', 'day'),
    optional('RECEIPT_NO', 'text'),
    optional('PERIOD_NO', 'whole'),
    code('TYPE_CODE', loanLineTypes),
    optional('LEGACY_CODE', 'text'),
    column('DESCRIPTION', 'text'),
    column('SIGN', 'sign'),
    column('ANNUAL_RATE', 'rate'),
    column('DAYS', 'whole'),
    column('PRINCIPAL', 'amount'),
    column('INTEREST', 'amount'),
    column('TOTAL', 'amount'),
    column('BALANCE', 'amount'),
    column('INTEREST_BALANCE', 'amount'),
  ],
});

/**
 * Only what secures open contracts and written off ones. PERSON names a guarantor, DEPOSIT and LAND
 * a REF_NO. Of SHARE and DEPOSIT GUARANTOR_NO says whose it is; blank: the borrower's own.
 */
export const guarantees = subject({
  name: 'guarantees',
  file: 'guarantees.csv',
  key: ['CONTRACT_NO', 'SEQ'],
  columns: [
    column('CONTRACT_NO', 'contract_no'),
    column('SEQ', 'whole'),
    code('KIND', collateralKinds),
    optional('GUARANTOR_NO', 'member_no'),
    optional('REF_NO', 'text'),
    column('NAME', 'text'),
    column('AMOUNT', 'amount'),
  ],
});
