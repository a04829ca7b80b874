/** What looks odd and is right all the same. */
import { reversedPayment } from '../../check/tests/cases/loans.ts';
import { withSlips } from '../../check/tests/cases/slips.ts';
import type { Draft, Fields } from '../tiny-extract.ts';
import { set } from './case.ts';
import { paidOffBeforeMonth, sentBeforeMonth } from './coming-month.ts';
import { all, duesAtCounter, item, october, shift } from './cross-checks.ts';
import {
  duesAhead,
  duesAheadInVain,
  duesAtCounterAfterBill,
  duesBilledAgain,
  duesBilledAhead,
  duesInArrears,
} from './dues.ts';
import { furtherAgency, furtherBill, sharesInParts } from './further-bill.ts';
import {
  bandsSince,
  billedTotal,
  billSentBefore,
  november,
  paidAgain,
  paidOff,
  settledBy,
} from './pending.ts';
import { openedOn } from './receipts.ts';
import { billOfDrawnAgain } from './revolving.ts';
import { secondNumber } from './second-number.ts';

type Change = (draft: Draft) => void;

/** October's dues by payroll in part, the rest at the counter; the ledger names one receipt. */
const duesInParts = (receiptNo: string): Change =>
  all(
    shift(october.cremation, { COLLECTED: '40.00' }, { COLLECTED: '20.00' }),
    set('cremation_months', 1, { RECEIPT_NO: receiptNo }),
    duesAtCounter('20.00'),
  );

/** November is still being collected: what its dues will come to is not known yet. */
const duesNotPosted: Change = ({ cremation_months }) => {
  const last = cremation_months[1] as Fields;
  cremation_months.push({ ...last, MONTH: '11/2568', RECEIPT_NO: 'R9' });
};

/** Seven periods and 50.00 of interest from an older system, which lent 8,000.00 more. */
const loanForward: Change = all(
  set('loan_lines', 0, { TYPE_CODE: '09', PERIOD_NO: '7', INTEREST_BALANCE: '50.00' }),
  set('loan_lines', 1, { INTEREST_BALANCE: '50.00', PERIOD_NO: '8' }),
  set('loan_lines', 2, { INTEREST_BALANCE: '50.00' }),
  set('loans', 0, { APPROVED: '20000.00', DISBURSED: '20000.00', PERIOD_LAST: '8' }),
  set('loans', 0, { ACCRUED_INTEREST: '72.44' }),
  item(october.loan, { PERIOD_NO: '8' }),
  item(november.loan, { INTEREST: '75.89', AMOUNT: '1075.89' }),
  billedTotal('1575.89'),
);

const smallInstalment: Change = all(
  set('loans', 0, { REPAYMENT_METHOD: 'EQUAL_INSTALMENT', INSTALMENT: '20.00' }),
  item(november.loan, { PRINCIPAL: '0.00', INTEREST: '20.00', AMOUNT: '20.00' }),
  billedTotal('520.00'),
);

/** Nobody but the core system can tell what its own rule asks for in November. */
const billAsDelivered: Change = all(
  set('loans', 0, { DAY_COUNT: 'AS_DELIVERED', ACCRUED_INTEREST: '30.00' }),
  item(november.loan, { INTEREST: '99.00', AMOUNT: '1099.00' }),
  billedTotal('1599.00'),
);

/** Shares that are suspended are billed at whatever was agreed on meanwhile. */
const suspended: Change = set('members', 0, { SHARE_SUSPENDED: '1', MONTHLY_SHARE: '600.00' });

export const accepted: Readonly<Record<string, Change>> = {
  'D-08 a contract without a number of periods': set('loans', 0, { PERIOD_TOTAL: '0' }),
  '0042 a contract that is drawn again, and its bill': billOfDrawnAgain,
  '0046 two bills of a month by one agency': furtherBill,
  '0046 two bills of a month by two agencies': furtherAgency,
  '0046 shares in parts on two bills': sharesInParts('200.00', '1225.89', '1525.89'),
  'A.7 cremation dues of which the bill’s receipt is named': duesInParts('R2'),
  'A.7 cremation dues of which the counter’s receipt is named': duesInParts('R9'),
  'A.7 cremation dues in arrears under a later month’s receipt': duesInArrears,
  'A.7 cremation dues in arrears that a later bill asks for in vain': duesBilledAgain,
  'A.7 cremation dues paid ahead': duesAhead,
  'A.7 cremation dues that a bill not posted asks for ahead': duesBilledAhead,
  'A.7 cremation dues that a bill asked for ahead in vain': duesAheadInVain,
  'A.7 cremation dues that came at the counter after a bill asked again': duesAtCounterAfterBill,
  'A.7 two cremation numbers with an item each': secondNumber(
    october.insurance,
    '5',
    '100.00',
    '640.00',
  ),
  'A.7 cremation dues of a month that is not posted': duesNotPosted,
  'A.3 a loan brought forward': loanForward,
  'A.3 a payment that is reversed, of which the year’s interest is less': all(
    reversedPayment(),
    set('collections', november.bill, { INTEREST_YTD: '80.88' }),
  ),
  'A.3 a loan settled by another of the same day': settledBy('31/08/2567', '373.15'),
  'A.6 a receipt from before the first month on record': set('deposit_lines', 1, {
    RECEIPT_NO: 'R8',
  }),
  'A.6 a month before the first on record that was posted in that': openedOn('30/09/2568', '3.54'),
  'B.1 an equal instalment that does not pay all of its interest': smallInstalment,
  'B.1 a pending bill whose interest is as delivered': billAsDelivered,
  'B.1 a pending bill from before the rate went by the whole balance': all(
    bandsSince('15/11/2568'),
    billSentBefore(),
  ),
  'B.1 a pending bill of two rates, the second by bands younger than the last line': all(
    bandsSince('20/11/2568'),
    billSentBefore('26.00', '15'),
  ),
  'A.6 a bill that was sent before money came at the counter': billSentBefore(),
  'A.6 a bill that was sent before its contract was paid off': paidOff,
  'A.6 a bill that was sent between two payments at the counter': paidAgain,
  'A.6 a bill of the coming month that was sent before money came': sentBeforeMonth,
  'A.6 a bill of the coming month whose contract was paid off since': paidOffBeforeMonth,
  'A.6 a bill that was sent before other shares were agreed on': set('members', 0, {
    MONTHLY_SHARE: '600.00',
  }),
  'A.2 a pending bill of a member whose shares are suspended': suspended,
  'A.4 an account brought forward after it was opened': all(
    set('deposit_lines', 0, { TYPE_CODE: 'BF', POSTED_ON: '06/02/2567' }),
    set('deposit_accounts', 0, { ACCRUED_INTEREST: '7.59' }),
  ),
  'B.2 an account of several slips': withSlips,
  'B.2 an account of which the rate has changed since': set('deposit_accounts', 0, {
    RATE_SINCE: '01/10/2568',
    ACCRUED_INTEREST: '8.00',
  }),
};
