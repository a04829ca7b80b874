/** What is collected each month, and the cremation associations (A.6, A.7, D-11, D-12). */
import { monthStates } from '../../core/agency/state.ts';
import { shortfallReasons } from '../../core/collection/reasons.ts';
import { code, column, optional, subject } from './column.ts';

export const itemGroups = [
  'SHARE',
  'LOAN',
  'DEPOSIT',
  'CREMATION',
  'INSURANCE',
  'FEE',
  'GUARANTEE',
  'REFUND',
  'OTHER',
] as const;

/**
 * One agency's month as the cooperative keeps it; sums of its MONTHLY collections. MEMBERS are
 * people: who has several bills of the month counts once.
 */
export const agencyMonths = subject({
  name: 'agency_months',
  file: 'agency_months.csv',
  key: ['AGENCY_NO', 'MONTH'],
  columns: [
    column('AGENCY_NO', 'agency_no'),
    column('MONTH', 'month'),
    code('STATE', monthStates),
    column('DUE_ON', 'day'),
    column('MEMBERS', 'whole'),
    column('BILLED', 'amount'),
    column('COLLECTED', 'amount'),
    column('UNCOLLECTED', 'amount'),
    column('REFUND_PENDING', 'amount'),
    optional('POSTED_ON', 'day'),
  ],
});

/**
 * One bill or receipt. MONTHLY is deducted by the agency: SEQ 1, and further bills of the month;
 * OTHER is money paid at the counter. Before posting STATUS is PENDING and COLLECTED 0. BILLED and
 * COLLECTED add up the items but REFUND ones, REFUND_PENDING those. AGENCY_NO is the one that
 * was billed.
 */
export const collections = subject({
  name: 'collections',
  file: 'collections.csv',
  key: ['MEMBER_NO', 'MONTH', 'SEQ'],
  controls: [{ by: 'AGENCY_NO', of: ['BILLED', 'COLLECTED'] }],
  columns: [
    column('MEMBER_NO', 'member_no'),
    column('MONTH', 'month'),
    column('SEQ', 'whole'),
    code('KIND', ['MONTHLY', 'OTHER']),
    column('AGENCY_NO', 'agency_no'),
    optional('RECEIPT_NO', 'text'),
    optional('RECEIPT_ON', 'day'),
    column('POSTED', 'flag'),
    code('STATUS', ['PENDING', 'FULL', 'PARTIAL', 'NONE']),
    column('ITEM_COUNT', 'whole'),
    column('BILLED', 'amount'),
    column('COLLECTED', 'amount'),
    column('UNCOLLECTED', 'amount'),
    column('REFUND_PENDING', 'amount'),
    // Share balance after this receipt; while pending, before it.
    column('SHARE_TOTAL', 'amount'),
    // Loan interest paid in the calendar year up to and including the receipt's day.
    column('INTEREST_YTD', 'amount'),
    optional('SALARY', 'amount'),
    optional('REASON', 'text', { oneOf: shortfallReasons }),
    // Where a transferred member went.
    optional('NEW_AGENCY_NO', 'agency_no'),
  ],
});

/**
 * AMOUNT is billed (of LOAN: PRINCIPAL + INTEREST), COLLECTED what came in. REF_NO: contract of a
 * LOAN, account of a DEPOSIT, cremation number of a CREMATION item. What was collected stands in
 * that ledger under the receipt's number, and BALANCE_AFTER is that line's balance. Each cremation
 * number has an item of its own, or is collected with the month's first CREMATION item: under each
 * number the items of all receipts add up in COLLECTED, those of the MONTHLY one in AMOUNT, to
 * that month's rows of `cremation_months`.
 */
export const collectionItems = subject({
  name: 'collection_items',
  file: 'collection_items.csv',
  key: ['MEMBER_NO', 'MONTH', 'SEQ', 'ITEM_NO'],
  controls: [{ by: 'ITEM_GROUP', of: ['AMOUNT', 'COLLECTED'] }],
  columns: [
    column('MEMBER_NO', 'member_no'),
    column('MONTH', 'month'),
    column('SEQ', 'whole'),
    column('ITEM_NO', 'whole'),
    code('ITEM_GROUP', itemGroups),
    column('CODE', 'text'),
    column('NAME', 'text'),
    optional('REF_NO', 'text'),
    optional('PERIOD_NO', 'whole'),
    column('PRINCIPAL', 'amount'),
    column('INTEREST', 'amount'),
    optional('DAYS', 'whole'),
    column('AMOUNT', 'amount'),
    column('COLLECTED', 'amount'),
    optional('BALANCE_AFTER', 'amount'),
  ],
});

/** BALANCE_AFTER = PREPAID_BALANCE + TO_COLLECT − AID_TO_OTHERS. */
export const cremationEnrolments = subject({
  name: 'cremation_enrolments',
  file: 'cremation_enrolments.csv',
  key: ['CREMATION_NO'],
  columns: [
    column('CREMATION_NO', 'account_no'),
    column('MEMBER_NO', 'member_no'),
    column('ASSOCIATION_CODE', 'text'),
    column('ASSOCIATION_NAME', 'text'),
    column('PERSON_NAME', 'text'),
    code('RELATION', ['SELF', 'SPOUSE', 'PARENT', 'CHILD']),
    column('JOINED_ON', 'day'),
    column('MEMBER_KIND', 'text'),
    column('PAYMENT_METHOD', 'text'),
    column('INSURED_AMOUNT', 'amount'),
    column('PREPAID_BALANCE', 'amount'),
    column('TO_COLLECT', 'amount'),
    column('AID_TO_OTHERS', 'amount'),
    column('BALANCE_AFTER', 'amount'),
    optional('FUNERAL_MANAGER', 'text'),
    code('STATUS', ['ACTIVE', 'LEFT', 'DECEASED']),
  ],
});

/**
 * AMOUNT = DEATHS × RATE_PER_DEATH; OUTSTANDING = AMOUNT − COLLECTED. RECEIPT_NO is that of one of
 * the receipts of the month that collected cremation dues of the member.
 */
export const cremationMonths = subject({
  name: 'cremation_months',
  file: 'cremation_months.csv',
  key: ['CREMATION_NO', 'MONTH'],
  columns: [
    column('CREMATION_NO', 'account_no'),
    column('MONTH', 'month'),
    column('DEATHS', 'whole'),
    column('RATE_PER_DEATH', 'amount'),
    column('AMOUNT', 'amount'),
    column('COLLECTED', 'amount'),
    column('OUTSTANDING', 'amount'),
    optional('RECEIPT_NO', 'text'),
  ],
});
